import { countOf, type Toast, type ToastType } from './toast'

/** A toast's type in a word, for those who do not see its colour and sign. */
export const typeNames: Readonly<Record<ToastType, string>> = {
  success: 'Success',
  message: 'Message',
  warning: 'Warning',
  error: 'Error',
}

/** Something to be spoken. */
export interface Speech {
  readonly id: string
  /** Interrupts what is being read. */
  readonly isUrgent: boolean
  readonly text: string
}

/** What is spoken next, and what waits until then. */
export interface Spoken {
  readonly isUrgent: boolean
  readonly text: string
  readonly waiting: readonly Speech[]
}

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

/**
 * A toast in words. Errors interrupt; everything else waits for its turn.
 *
 * @example
 * speechOf({ id: '1', type: 'success', label: 'Note Saved.' }) // { …, isUrgent: false, text: 'Success: Note Saved.' }
 */
export const speechOf = (toast: Toast): Speech => {
  const count = countOf(toast)
  const parts = [
    `${typeNames[toast.type]}: ${toast.label}`,
    toast.body ?? '',
    count > 1 ? `${count} times` : '',
  ]
  const text = parts.filter((part) => part.trim() !== '').map(sentence)
  return { id: toast.id, isUrgent: toast.type === 'error', text: text.join(' ') }
}

/** What waits to be spoken, with one thing more; the same toast, said again, takes its own place. */
export const withSpeech = (waiting: readonly Speech[], speech: Speech): readonly Speech[] =>
  waiting.some(({ id }) => id === speech.id)
    ? waiting.map((other) => (other.id === speech.id ? speech : other))
    : [...waiting, speech]

/** Everything urgent in one, else everything that waits in one: nothing is lost, however fast it comes. */
export const nextSpeech = (waiting: readonly Speech[]): Spoken | null => {
  if (waiting.length === 0) return null
  const isUrgent = waiting.some((speech) => speech.isUrgent)
  const now = waiting.filter((speech) => speech.isUrgent === isUrgent)
  return {
    isUrgent,
    text: now.map(({ text }) => text).join(' '),
    waiting: waiting.filter((speech) => speech.isUrgent !== isUrgent),
  }
}
