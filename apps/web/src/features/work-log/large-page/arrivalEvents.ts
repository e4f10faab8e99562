import { createAction } from '@reduxjs/toolkit'
import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'

/** Some rows of a large page arrived; `key` says of which. */
export const rowsArrived = createAction<{ key: string; rows: readonly LogRow[] }>('workLog/rowsArrived')

/** Some mails of a large page of the Contact Log arrived. */
export const mailsArrived = createAction<{ key: string; rows: readonly ContactLogRow[] }>(
  'contactLog/mailsArrived',
)
