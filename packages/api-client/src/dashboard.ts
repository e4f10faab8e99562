import * as t from 'io-ts'
import { contactTypes } from '@retain/domain/activity/history/contactTypes'
import { activityKinds, type Activity } from '@retain/domain/dashboard/activity'
import { figureGroups, type Dashboard } from '@retain/domain/dashboard/dashboard'
import { dashboardPeriods } from '@retain/domain/dashboard/dashboardPeriod'
import { dashboardGroupings, dashboardStores } from '@retain/domain/dashboard/dashboardView'
import { chartedKeys } from '@retain/domain/dashboard/measures'
import { overridePermissions } from '@retain/domain/session/user/permissions'
import {
  calendarDay,
  hyperionId,
  id,
  instant,
  nullable,
  oneOf,
  opptId,
  pageOf,
  record,
  text,
  whole,
} from './kernel/codecs'
import { csvFile } from './kernel/csvFile'
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

/** Days in the place of the period, both or neither: 26 weeks at most. */
const days = t.exact(t.partial({ from: calendarDay, to: calendarDay }))

const period = oneOf(dashboardPeriods)
const stores = oneOf(dashboardStores)

/**
 * What managers count (docs/measures.md), by associate or by store and week by week, for one store or with `stores=all` for
 * every store of the caller. Weeks begin on Monday, those of chosen days on the first of them, and days at the midnight of each store;
 * today is that of `hyperionId`. Ours (°).
 */
export const getDashboard = endpoint({
  name: 'getDashboard',
  base: 'engine',
  method: 'GET',
  path: '/v1/dashboard',
  query: t.intersection([record({ hyperionId, period, groupBy: oneOf(figureGroups), stores }), days]),
  output: dashboard,
  access: { anyOf: overridePermissions },
  scope: { store: ({ query }) => query.hyperionId },
  rows: [],
})

/**
 * The table of those figures as somebody looks at it, as a CSV file: times in minutes, shares in percent. `X-Row-Count` says how many rows
 * it has. Ours (°).
 */
export const exportDashboard = endpoint({
  name: 'exportDashboard',
  base: 'engine',
  method: 'POST',
  path: '/v1/dashboard/export',
  body: t.intersection([
    record({
      hyperionId,
      period,
      grouping: oneOf(dashboardGroupings),
      stores,
      measure: oneOf(chartedKeys),
    }),
    days,
  ]),
  output: csvFile,
  access: { anyOf: overridePermissions },
  scope: { store: ({ body }) => body.hyperionId },
  answers: 'file',
  kind: 'search',
  rows: [],
})

/** Something that is counted (domain `Activity`). */
export const activity: t.Type<Activity, unknown> = record(
  {
    id,
    hyperionId,
    at: nullable(instant),
    contactType: nullable(oneOf(contactTypes, 'contact type')),
    userName: nullable(text),
    fullName: nullable(text),
    opptId,
    customerName: nullable(t.string),
    year: nullable(whole()),
    makeName: nullable(t.string),
    modelName: nullable(t.string),
  },
  'activity',
)

/**
 * What `getDashboard` counts, one by one, the newest first: as many as its figure says. Of one associate with `userName`, of none
 * with `isNobodys`; in one store, or in all stores of the caller with `stores`. Days are those of each store, 26 weeks at most;
 * flags and the list are those of now. Ours (°).
 */
export const searchActivity = endpoint({
  name: 'searchActivity',
  base: 'engine',
  method: 'POST',
  path: '/v1/dashboard/activity',
  body: t.intersection([
    record({
      hyperionId,
      kind: oneOf(activityKinds, 'kind of activity'),
      from: calendarDay,
      to: calendarDay,
      pageNumber: whole(1),
      pageSize: whole(1, 10_000),
    }),
    t.exact(t.partial({ userName: text, isNobodys: t.boolean, stores })),
  ]),
  output: pageOf(activity),
  access: { anyOf: overridePermissions },
  scope: { store: ({ body }) => body.hyperionId },
  kind: 'search',
  rows: [],
})
