import { emailChoices, type EmailChoice } from './emailVocabulary'

/** The addresses of a customer record (OP-042). */
export interface CustomerEmails {
  readonly email: string | null
  readonly nddEmail: string | null
}

/** The address behind a choice; empty where none is on file, and for one that is typed. */
export const addressOf = (choice: EmailChoice, { email, nddEmail }: CustomerEmails): string =>
  (choice === 'best' ? email : choice === 'ndd' ? nddEmail : null) ?? ''

/** The choices of an address that a customer offers: the ones on file, and always one that is typed (OP-042). */
export const offeredChoices = (customer: CustomerEmails): readonly EmailChoice[] =>
  emailChoices.filter((choice) => choice === 'custom' || addressOf(choice, customer).trim() !== '')
