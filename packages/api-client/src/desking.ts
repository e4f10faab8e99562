import * as t from 'io-ts'
import type { DeskingEdits, DeskingTerms } from '@retain/domain/payment/desking/deskingTerms'
import { calendarDay, dollars, figure, record, whole } from './kernel/codecs'

const fields = {
  salesTaxRate: figure,
  tradeReducesTax: t.boolean,
  fees: dollars,
  incentives: dollars,
  incentivesTaxed: t.boolean,
  rollsNegativeEquity: t.boolean,
  daysToFirstPayment: whole(),
  chargesOddDays: t.boolean,
}

const dates = {
  firstPayment: record({ signedOn: calendarDay, on: calendarDay }, 'dates of the first payment'),
}

/** What a deal is made of beside the vehicle, the rate and what the customer brings in (domain `DeskingTerms`). */
export const deskingTerms: t.Type<DeskingTerms, unknown> = t.intersection(
  [record(fields, 'desking terms'), t.exact(t.partial(dates))],
  'desking terms',
)

/** Those that are tried out in the place of the store's. */
export const deskingEdits: t.Type<DeskingEdits, unknown> = t.exact(
  t.partial({ ...fields, ...dates }),
  'tried desking terms',
)
