import { isRecord } from '@retain/domain/validation/record'

/** How long the identity server may take to answer in a hidden frame, in milliseconds. */
const answerTimeout = 10_000

/**
 * Opens an address in a frame that nobody sees, and waits until it has come back to `/auth/silent` of this site
 * (`silent.ts`), whose address it answers.
 *
 * @throws Error after ten seconds without an answer.
 */
export function throughHiddenFrame(url: string): Promise<string> {
  const frame = document.createElement('iframe')
  frame.hidden = true
  const answer = new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => end(() => reject(new Error('no answer in time'))), answerTimeout)
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== frame.contentWindow || !isRecord(data)) return
      const { url: returned } = data
      if (typeof returned === 'string') end(() => resolve(returned))
    }
    const end = (settle: () => void) => {
      clearTimeout(timer)
      window.removeEventListener('message', hear)
      frame.remove()
      settle()
    }
    window.addEventListener('message', hear)
  })
  frame.src = url
  document.body.append(frame)
  return answer
}
