import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'

/** What can be done with a mail. The functions stay the same, so that rows need not be drawn again. */
export interface ReplyActions {
  /** Opens the panel at an entry of the contact history: the mail, or its answer (L-190, L-542). */
  readonly view: (row: ContactLogRow, contactHistoryId: string) => void
  /** Asks whether a mail needs no response (L-192, L-225). */
  readonly askOverride: (row: ContactLogRow) => void
}
