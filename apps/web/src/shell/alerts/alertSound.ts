import { inOneWindow, playNotes } from '../sounds/playNotes'

const length = 0.22
const notes = [
  { pitch: 660, at: 0, length },
  { pitch: 880, at: 0.14, length },
]
/** Alerts that come together make one sound, in milliseconds. */
const quietFor = 1_000

/**
 * Plays the sound of an alert, once for all windows of this browser and for all alerts of a second. Never rejects: a device that
 * cannot sound stays silent.
 */
export const playAlertSound = (): Promise<void> =>
  inOneWindow('retain-alert-sound', () => playNotes(notes, quietFor))
