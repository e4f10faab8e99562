import { countOf, type Toast, type ToastType } from './toast'

/** A toast's type in a word, for those who do not see its colour and sign. */
export const typeNames: Readonly<Record<ToastType, string>> = {
  success: 'Success',
  message: 'Message',
  warning: 'Warning',
  error: 'Error',
}

/** An announcement. */
export interface Speech {
  readonly id: string
  /** Interrupts the screen reader. */
  readonly isUrgent: boolean
  readonly text: string
}

/** The next announcement, and those that wait. */
export interface Spoken {
  readonly isUrgent: boolean
  readonly text: string
  readonly waiting: readonly Speech[]
}

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

/**
 * The announcement of a toast. Errors interrupt; other toasts wait for their turn.
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

/** The waiting announcements with one more, which replaces an earlier one of the same toast. */
export const withSpeech = (waiting: readonly Speech[], speech: Speech): readonly Speech[] =>
  waiting.some(({ id }) => id === speech.id)
    ? waiting.map((other) => (other.id === speech.id ? speech : other))
    : [...waiting, speech]

/** All urgent announcements in one, or else all waiting ones in one, so that none is lost. */
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
