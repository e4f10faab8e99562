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

/** How much of each counted measure happened in each week. */
type CountedWeeks = Readonly<Record<'contacts' | 'answers' | 'leads', ReadonlyMap<number, number>>>

function byWeek(rows: readonly CountedWeek[], whose: Whose): ReadonlyMap<number, number> {
  const weeks = new Map<number, number>()
  for (const row of rows) if (isOf(whose)(row)) weeks.set(row.week, (weeks.get(row.week) ?? 0) + row.figure)
  return weeks
}

const weeksOf = (rows: MeasuredRows, whose: Whose): CountedWeeks => ({
  contacts: byWeek(rows.contacts, whose),
  answers: byWeek(rows.answers, whose),
  leads: byWeek(rows.leads, whose),
})

const inWeek = ({ contacts, answers, leads }: CountedWeeks, week: number) => ({
  contacts: contacts.get(week) ?? 0,
  answers: answers.get(week) ?? 0,
  leads: leads.get(week) ?? 0,
})

const inPeriod = (weeks: CountedWeeks) => {
  const of = (measure: keyof CountedWeeks) =>
    [...weeks[measure]].reduce((sum, [week, figure]) => sum + (week === before ? 0 : figure), 0)
  return { contacts: of('contacts'), answers: of('answers'), leads: of('leads') }
}

/** The figures of somebody, of a store, or of all, with so many weeks. */
export function figuresOf(rows: MeasuredRows, whose: Whose, weekCount: number): DashboardFigures {
  const responses = rows.responses.filter(({ is_current }) => is_current).filter(isTimed(whose))
  const weeks = weeksOf(rows, whose)
  const ofWeeks = new Map(responses.map((row) => [row.week, row]))
  const lists = rows.coverage.filter(isOf(whose))
  const flags = rows.flags.find(({ is_all, key }) =>
    whose === 'all' ? is_all : !is_all && key === whose.key,
  )
  return {
    ...inPeriod(weeks),
    ...responsesOf(ofWeeks.get(null)),
    flags: flags?.flags ?? 0,
    onList: lists.reduce((sum, { on_list }) => sum + on_list, 0),
    contacted: lists.reduce((sum, { contacted }) => sum + contacted, 0),
    weeks: Array.from({ length: weekCount }, (_, at) => ({
      ...noPeriodFigures,
      ...inWeek(weeks, at),
      ...responsesOf(ofWeeks.get(at)),
    })),
  }
}

/** What happened in the period before, of all. */
export const figuresBefore = (rows: MeasuredRows): PeriodFigures => ({
  ...inWeek(weeksOf(rows, 'all'), before),
  ...responsesOf(rows.responses.find((row) => !row.is_current && row.is_all && row.week === null)),
})
