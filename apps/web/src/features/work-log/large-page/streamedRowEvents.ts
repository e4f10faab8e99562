import { createAction } from '@reduxjs/toolkit'
import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import type { StreamedRows, RowChunk } from '../../../list/streaming/streamedRows'

/** Some rows of a large page of an opportunity log arrived. */
export const rowsStreamed = createAction<RowChunk<LogRow>>('workLog/rowsStreamed')

/** Rows that have arrived are others now, by what was told of them. */
export const streamedRowsChanged = createAction<StreamedRows<LogRow>>('workLog/streamedRowsChanged')

/** Some mails of a large page of the Contact Log arrived. */
export const emailsStreamed = createAction<RowChunk<ContactLogRow>>('contactLog/emailsStreamed')
