import { createAction } from '@reduxjs/toolkit'
import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import type { Arrivals, ArrivedRows } from './arrivals'

/** Some rows of a large page of an opportunity log arrived. */
export const rowsArrived = createAction<ArrivedRows<LogRow>>('workLog/rowsArrived')

/** Rows that have arrived are others now, by what was told of them. */
export const arrivalsChanged = createAction<Arrivals<LogRow>>('workLog/arrivalsChanged')

/** Some mails of a large page of the Contact Log arrived. */
export const mailsArrived = createAction<ArrivedRows<ContactLogRow>>('contactLog/mailsArrived')
