import { parseDay } from '../calendar/day'
import { printQuery, readQuery } from '../text/addressQuery'
import type { FigureGroup } from './dashboard'
import { canChooseDays, dashboardPeriods, type DashboardPeriod, type DaySpan } from './dashboardPeriod'
import { chartedKeys, type ChartedKey } from './measures'

/** By what the page puts its figures together: by associate or store, or all of them week by week. */
export const dashboardGroupings = ['associate', 'store', 'week'] as const
export type DashboardGrouping = (typeof dashboardGroupings)[number]

/** What each grouping is called. */
export const groupingLabels: Readonly<Record<DashboardGrouping, string>> = {
  associate: 'Associate',
  store: 'Store',
  week: 'Week',
}

/** Whose figures they are: those of the active store, or of every store of the person. */
export const dashboardStores = ['active', 'all'] as const
export type DashboardStores = (typeof dashboardStores)[number]

/** What somebody looks at on the manager's page. It stands in the address. */
export interface DashboardView {
  readonly period: DashboardPeriod
  /** Days that were chosen in the place of the period; `null` for the period. */
  readonly days: DaySpan | null
  readonly grouping: DashboardGrouping
  readonly stores: DashboardStores
  /** The measure of the chart and of the columns of weeks. */
  readonly measure: ChartedKey
}

/** The page as it opens. */
export const firstDashboardView: DashboardView = {
  period: 'weeks4',
  days: null,
  grouping: 'associate',
  stores: 'active',
  measure: 'contacts',
}

const among = <Word extends string>(words: readonly Word[], asked: string | undefined, first: Word): Word =>
  words.find((word) => word === asked) ?? first

/**
 * Days that somebody has chosen; `null` for what are none.
 *
 * @example chosenDays('2026-11-02', '2026-11-20') // { from: '2026-11-02', to: '2026-11-20' }
 */
export function chosenDays(first: string | undefined, last: string | undefined): DaySpan | null {
  const [from, to] = [parseDay(first ?? ''), parseDay(last ?? '')]
  if (from === null || to === null) return null
  const days = { from, to }
  return canChooseDays(days) ? days : null
}

/**
 * The view of an address; what it does not say, or says wrongly, is as the page opens.
 *
 * @example parseDashboardView('?period=weeks8&grouping=year') // { ...firstDashboardView, period: 'weeks8' }
 */
export function parseDashboardView(query: string): DashboardView {
  const values = readQuery(query)
  return {
    period: among(dashboardPeriods, values.get('period'), firstDashboardView.period),
    days: chosenDays(values.get('from'), values.get('to')),
    grouping: among(dashboardGroupings, values.get('grouping'), firstDashboardView.grouping),
    stores: among(dashboardStores, values.get('stores'), firstDashboardView.stores),
    measure: among(chartedKeys, values.get('measure'), firstDashboardView.measure),
  }
}

/**
 * A view as the query of its address, without the question mark. The period is always named, the rest where it is not as the
 * page opens.
 *
 * @example printDashboardView({ ...firstDashboardView, measure: 'leads' }) // 'period=weeks4&measure=leads'
 */
export const printDashboardView = ({ period, days, ...rest }: DashboardView): string =>
  printQuery({
    period,
    ...days,
    ...Object.fromEntries(
      Object.entries(rest).filter(([name, value]) => value !== firstDashboardView[name as keyof typeof rest]),
    ),
  })

/** What the service is asked for so that it counts what a view shows. */
export const figuresRequest = ({ period, days, grouping, stores }: DashboardView, hyperionId: string) => ({
  hyperionId,
  period,
  ...days,
  groupBy: groupOf(grouping),
  stores,
})

/** By what the service is asked to put the figures together: weeks come with either grouping, the stores are fewer. */
export const groupOf = (grouping: DashboardGrouping): FigureGroup =>
  grouping === 'associate' ? 'associate' : 'store'
