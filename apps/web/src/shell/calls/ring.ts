import { inOneWindow, pause, playNotes } from '../sounds/playNotes'

const length = 0.5
const notes = [0, 0.6].flatMap((at) => [
  { pitch: 440, at, length },
  { pitch: 554, at, length },
])
/** How long one ring lasts, and the silence behind it, in milliseconds. */
const ringMs = 1_300
const silenceMs = 1_700

/**
 * Rings, in one window of this browser, until it is told to stop. A device that cannot sound stays silent.
 *
 * @returns what stops it.
 * @example useEffect(() => startRinging(), [])
 */
export function startRinging(): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  void inOneWindow('retain-ring', async () => {
    while (!signal.aborted) {
      await playNotes(notes, ringMs, signal)
      await pause(silenceMs, signal)
    }
  })
  return () => stopped.abort()
}
