import * as t from 'io-ts'
import { generalAccess } from '@retain/domain/session/user/permissions'
import type { ValueHistory } from '@retain/domain/values-over-time/valueHistory'
import { calendarDay, dollars, nullable, opptId, record } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

const valueHistory: t.Type<ValueHistory, unknown> = record(
  {
    points: t.readonlyArray(
      record({ day: calendarDay, equity: nullable(dollars), paymentDifference: nullable(dollars) }),
    ),
    positiveSince: nullable(calendarDay),
  },
  'value history',
)

/** Equity and payment difference of an opportunity at the end of each of the last 24 months, and today. */
export const getValueHistory = endpoint({
  name: 'getValueHistory',
  base: 'opportunity',
  method: 'GET',
  path: '/{opptId}/value-history',
  params: record({ opptId }),
  output: valueHistory,
  access: { anyOf: [generalAccess] },
  scope: { opportunity: ({ params }) => params.opptId },
  handlesNotFound: true,
  rows: [],
})
