/** The two notes: their pitch in hertz, and when they begin, in seconds. */
const notes = [
  { pitch: 660, at: 0 },
  { pitch: 880, at: 0.14 },
] as const
/** How long a note sounds, in seconds. */
const noteLength = 0.22
const loudness = 0.15
/** How long a browser may take to let the page sound, in milliseconds: it never does before somebody has pressed something. */
const longestWait = 500
/** Alerts that come together make one sound, in milliseconds. */
const quietFor = 1_000

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function play(): Promise<void> {
  const context = new AudioContext()
  try {
    await Promise.race([context.resume(), wait(longestWait)])
    if (context.state !== 'running') return
    const start = context.currentTime
    for (const { pitch, at } of notes) {
      const tone = new OscillatorNode(context, { type: 'sine', frequency: pitch })
      const volume = new GainNode(context, { gain: 0 })
      volume.gain.setValueAtTime(loudness, start + at)
      volume.gain.exponentialRampToValueAtTime(0.001, start + at + noteLength)
      tone.connect(volume).connect(context.destination)
      tone.start(start + at)
      tone.stop(start + at + noteLength)
    }
    await wait(quietFor)
  } finally {
    await context.close()
  }
}

/**
 * Plays the sound of an alert, once for all windows of this browser and for all alerts of a second. Never rejects: a device that
 * cannot sound stays silent.
 */
export async function playAlertSound(): Promise<void> {
  try {
    // Without the lock, as in a page that came over http, each window sounds by itself.
    if (!('locks' in navigator)) return await play()
    await navigator.locks.request('retain-alert-sound', { ifAvailable: true }, async (lock) => {
      if (lock !== null) await play()
    })
  } catch {
    // The bell counts the alert all the same.
  }
}
