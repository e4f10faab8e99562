import type { EmailDirection, EmailResult, EmailStatus } from './emailVocabulary'

/** An email that can be sent or recorded: what `validateEmail` makes of a draft and `readEmail` of what was sent. */
export interface Email {
  readonly direction: EmailDirection
  readonly emailStatus: EmailStatus
  /** The result of a received email; `null` of one that is sent. */
  readonly emailResult: EmailResult | null
  /** Of Not Interested the chosen one, else `null`. */
  readonly reason: string | null
  /** The customer's address, without blanks. */
  readonly address: string
  /** Id of the template that the email began with. */
  readonly guide: string | null
  /** On one line, without blanks around it. */
  readonly subject: string
  /** Cleaned HTML. */
  readonly body: string
  /** Without blanks around them; empty where none were written. */
  readonly notes: string
  /** Of an answer, the email that is answered. */
  readonly parentEmailContactDetailId: string | null
}
