import * as t from 'io-ts'
import { figureGroups, type Dashboard } from '@retain/domain/dashboard/dashboard'
import { dashboardPeriods } from '@retain/domain/dashboard/dashboardPeriod'
import { dashboardStores } from '@retain/domain/dashboard/dashboardView'
import { overridePermissions } from '@retain/domain/session/user/permissions'
import { calendarDay, hyperionId, nullable, oneOf, record, text, whole } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

const periodFields = {
  contacts: whole(0),
  answers: whole(0),
  leads: whole(0),
  responses: whole(0),
  responseSeconds: nullable(whole(0)),
}
const periodFigures = record(periodFields, 'figures of a time')

const figureFields = {
  ...periodFields,
  flags: whole(0),
  onList: whole(0),
  contacted: whole(0),
  weeks: t.readonlyArray(periodFigures),
}

const dashboard: t.Type<Dashboard, unknown> = record(
  {
    from: calendarDay,
    to: calendarDay,
    previousFrom: calendarDay,
    previousTo: calendarDay,
    weeks: t.readonlyArray(calendarDay),
    groups: t.readonlyArray(
      record({ key: nullable(text), name: nullable(text), ...figureFields }, 'figures of a group'),
    ),
    total: record(figureFields, 'figures'),
    previous: periodFigures,
  },
  'dashboard',
)

/**
 * What managers count (docs/measures.md), by associate or by store and week by week, for one store or with `stores=all` for
 * every store of the caller. Weeks begin on Monday, days at the midnight of each store; today is that of `hyperionId`. Ours (°).
 */
export const getDashboard = endpoint({
  name: 'getDashboard',
  base: 'engine',
  method: 'GET',
  path: '/v1/dashboard',
  query: record({
    hyperionId,
    period: oneOf(dashboardPeriods),
    groupBy: oneOf(figureGroups),
    stores: oneOf(dashboardStores),
  }),
  output: dashboard,
  access: { anyOf: overridePermissions },
  scope: { store: ({ query }) => query.hyperionId },
  rows: [],
})
