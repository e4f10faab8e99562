import { createAction } from '@reduxjs/toolkit'
import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import type { Arrivals } from './arrivals'

/** Some rows of a large page arrived; `key` says of which. */
export const rowsArrived = createAction<{ key: string; rows: readonly LogRow[] }>('workLog/rowsArrived')

/** Rows that have arrived are others now, by what was told of them. */
export const arrivalsChanged = createAction<Arrivals<LogRow>>('workLog/arrivalsChanged')

/** Some mails of a large page of the Contact Log arrived. */
export const mailsArrived = createAction<{ key: string; rows: readonly ContactLogRow[] }>(
  'contactLog/mailsArrived',
)
