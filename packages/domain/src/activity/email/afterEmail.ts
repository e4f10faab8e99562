import type { EmailDelivery } from './emailDelivery'
import type { EmailDirection } from './emailVocabulary'

/** What is saved, in the middle of a sentence. */
export const emailNoun = 'email'

/** What is said when an email was sent or recorded (O-208, O-209, OP-048). */
export const emailSavedText = {
  'Outbound Email': 'Email Sent.',
  'Inbound Email': 'Recorded Email',
} as const satisfies Record<EmailDirection, string>

/**
 * What is said when the service has answered: an email that the mail server has not taken yet is not said to be sent (D-69).
 *
 * @example emailAnsweredText('Outbound Email', 'sent') // 'Email Sent.'
 */
export const emailAnsweredText = (direction: EmailDirection, delivery: EmailDelivery | null): string =>
  delivery === 'sending' ? 'The email is being sent.' : emailSavedText[direction]

/** The state of sending an email (O-181); `null` before the first attempt. An error keeps what was said of it (O-194). */
export type EmailSending =
  | { readonly status: 'sending' }
  | { readonly status: 'sent' }
  | { readonly status: 'error'; readonly error: string }
  | null

/** The events of sending an email. */
export type SendingEvent =
  | { readonly type: 'asked' }
  | { readonly type: 'answered' }
  | { readonly type: 'failed'; readonly error: string }
  | { readonly type: 'cleared' }

/**
 * The sending after an event (O-181, O-194). An email that is being sent is not sent again, an answer counts only while
 * one is awaited, and clearing the editor, for the next email or another opportunity, forgets the last one.
 *
 * @example afterSending(null, { type: 'asked' }) // { status: 'sending' }
 */
export function afterSending(sending: EmailSending, event: SendingEvent): EmailSending {
  const isSending = sending?.status === 'sending'
  switch (event.type) {
    case 'asked':
      return isSending ? sending : { status: 'sending' }
    case 'answered':
      return isSending ? { status: 'sent' } : sending
    case 'failed':
      return isSending ? { status: 'error', error: event.error } : sending
    case 'cleared':
      return null
  }
}

/** Whether the form can be sent: it is valid and nothing is being sent (O-181). */
export const canSend = (isValid: boolean, sending: EmailSending): boolean =>
  isValid && sending?.status !== 'sending'
