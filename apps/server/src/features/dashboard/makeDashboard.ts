import {
  noPeriodFigures,
  type DashboardFigures,
  type PeriodFigures,
} from '@retain/domain/dashboard/dashboard'
import type { CountedWeek, CoveredList, StandingFlags, TimedResponses } from './dashboardQueries'

/** The answers of all measures. */
export interface MeasuredRows {
  readonly contacts: readonly CountedWeek[]
  readonly answers: readonly CountedWeek[]
  readonly leads: readonly CountedWeek[]
  readonly responses: readonly TimedResponses[]
  readonly flags: readonly StandingFlags[]
  readonly coverage: readonly CoveredList[]
}

/** The week of what happened in the period before. */
const before = -1

const summed = (rows: readonly CountedWeek[]) => rows.reduce((sum, { figure }) => sum + figure, 0)

/** Of whom: everybody, or who has a key. */
type Whose = { readonly key: string | null } | 'all'

const isOf = (whose: Whose) => (row: { readonly key: string | null }) =>
  whose === 'all' || row.key === whose.key

const isTimed =
  (whose: Whose) =>
  (row: TimedResponses): boolean =>
    whose === 'all' ? row.is_all : !row.is_all && row.key === whose.key

/** The keys that have some figure, in no order; what happened before the period alone is none. */
export const keysOf = ({ contacts, answers, leads, flags, coverage }: MeasuredRows) =>
  new Set([
    ...[...contacts, ...answers, ...leads].filter(({ week }) => week !== before).map(({ key }) => key),
    ...flags.filter(({ is_all }) => !is_all).map(({ key }) => key),
    ...coverage.map(({ key }) => key),
  ])

/**
 * The rows of each key by themselves, so that the figures of many keys do not look through the rows of all for each.
 *
 * @returns an entry for each key that any row has.
 */
export function partsOf(rows: MeasuredRows): ReadonlyMap<string | null, MeasuredRows> {
  const ofKeys = rows.responses.filter(({ is_all }) => !is_all)
  const contacts = byKey(rows.contacts)
  const answers = byKey(rows.answers)
  const leads = byKey(rows.leads)
  const responses = byKey(ofKeys)
  const flags = byKey(rows.flags.filter(({ is_all }) => !is_all))
  const coverage = byKey(rows.coverage)
  const keys = [contacts, answers, leads, responses, flags, coverage].flatMap((part) => [...part.keys()])
  return new Map(
    [...new Set(keys)].map((key) => [
      key,
      {
        contacts: contacts.get(key) ?? [],
        answers: answers.get(key) ?? [],
        leads: leads.get(key) ?? [],
        responses: responses.get(key) ?? [],
        flags: flags.get(key) ?? [],
        coverage: coverage.get(key) ?? [],
      },
    ]),
  )
}

function byKey<Row extends { readonly key: string | null }>(rows: readonly Row[]) {
  const found = new Map<string | null, Row[]>()
  for (const row of rows) {
    const others = found.get(row.key)
    if (others === undefined) found.set(row.key, [row])
    else others.push(row)
  }
  return found
}

/** What a key has that no row is of. */
export const noRows: MeasuredRows = {
  contacts: [],
  answers: [],
  leads: [],
  responses: [],
  flags: [],
  coverage: [],
}

const responsesOf = (row: TimedResponses | undefined) => ({
  responses: row?.responses ?? 0,
  responseSeconds: row?.seconds ?? null,
})

/** What happened in a choice of weeks. */
const counted = (rows: MeasuredRows, whose: Whose, isChosen: (week: number) => boolean) => {
  const of = (some: readonly CountedWeek[]) =>
    summed(some.filter(({ week }) => isChosen(week)).filter(isOf(whose)))
  return { contacts: of(rows.contacts), answers: of(rows.answers), leads: of(rows.leads) }
}

/** The figures of somebody, of a store, or of all, with so many weeks. */
export function figuresOf(rows: MeasuredRows, whose: Whose, weekCount: number): DashboardFigures {
  const responses = rows.responses.filter(({ is_current }) => is_current).filter(isTimed(whose))
  const lists = rows.coverage.filter(isOf(whose))
  const flags = rows.flags.find(({ is_all, key }) =>
    whose === 'all' ? is_all : !is_all && key === whose.key,
  )
  return {
    ...counted(rows, whose, (week) => week !== before),
    ...responsesOf(responses.find(({ week }) => week === null)),
    flags: flags?.flags ?? 0,
    onList: lists.reduce((sum, { on_list }) => sum + on_list, 0),
    contacted: lists.reduce((sum, { contacted }) => sum + contacted, 0),
    weeks: Array.from({ length: weekCount }, (_, at) => ({
      ...noPeriodFigures,
      ...counted(rows, whose, (week) => week === at),
      ...responsesOf(responses.find(({ week }) => week === at)),
    })),
  }
}

/** What happened in the period before, of all. */
export const figuresBefore = (rows: MeasuredRows): PeriodFigures => ({
  ...counted(rows, 'all', (week) => week === before),
  ...responsesOf(rows.responses.find((row) => !row.is_current && row.is_all && row.week === null)),
})
