/** One tone. */
export interface Note {
  /** In hertz. */
  readonly pitch: number
  /** When it begins, and how long it sounds, in seconds. */
  readonly at: number
  readonly length: number
}

const loudness = 0.15
/** How long a browser may take to let the page sound, in milliseconds: it never does before somebody has pressed something. */
const longestWait = 500

/** Waits, in milliseconds, or until it is told to stop. */
export const pause = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal?.aborted === true) return resolve()
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/**
 * Plays notes, and gives the device back after a while or when told to stop. Nothing sounds where the browser does not let the page.
 *
 * @param lasts when it is over, in milliseconds.
 * @throws where the device cannot sound.
 * @example await playNotes([{ pitch: 660, at: 0, length: 0.2 }], 1_000)
 */
export async function playNotes(notes: readonly Note[], lasts: number, signal?: AbortSignal): Promise<void> {
  const context = new AudioContext()
  try {
    await Promise.race([context.resume(), pause(longestWait, signal)])
    if (context.state !== 'running' || signal?.aborted === true) return
    const start = context.currentTime
    for (const { pitch, at, length } of notes) {
      const tone = new OscillatorNode(context, { type: 'sine', frequency: pitch })
      const volume = new GainNode(context, { gain: 0 })
      volume.gain.setValueAtTime(loudness, start + at)
      volume.gain.exponentialRampToValueAtTime(0.001, start + at + length)
      tone.connect(volume).connect(context.destination)
      tone.start(start + at)
      tone.stop(start + at + length)
    }
    await pause(lasts, signal)
  } finally {
    await context.close()
  }
}

/**
 * Does something that sounds in one window of this browser, and nothing in a second one meanwhile. Never rejects: a device that
 * cannot sound stays silent.
 *
 * @param name of the sound.
 */
export async function inOneWindow(name: string, sound: () => Promise<void>): Promise<void> {
  try {
    // Without the lock, as in a page that came over http, each window sounds by itself.
    if (!('locks' in navigator)) return await sound()
    await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await sound()
    })
  } catch {
    // What is shown says it all the same.
  }
}
