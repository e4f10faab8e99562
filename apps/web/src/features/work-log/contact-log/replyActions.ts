import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'

/** The actions for an email. The functions are stable, so that rows do not render again. */
export interface ReplyActions {
  /** Opens the panel at an entry of the contact history: the email, or its reply (L-190, L-542). */
  readonly view: (row: ContactLogRow, contactHistoryId: string) => void
  /** Asks whether an email needs no response (L-192, L-225). */
  readonly confirmOverride: (row: ContactLogRow) => void
}
