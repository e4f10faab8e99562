import { printQuery, readQuery } from '../text/addressQuery'
import type { FigureGroup } from './dashboard'
import { dashboardPeriods, type DashboardPeriod } from './dashboardPeriod'
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
  readonly grouping: DashboardGrouping
  readonly stores: DashboardStores
  /** The measure of the chart and of the columns of weeks. */
  readonly measure: ChartedKey
}

/** The page as it opens. */
export const firstDashboardView: DashboardView = {
  period: 'weeks4',
  grouping: 'associate',
  stores: 'active',
  measure: 'contacts',
}

const among = <Word extends string>(words: readonly Word[], asked: string | undefined, first: Word): Word =>
  words.find((word) => word === asked) ?? first

/**
 * The view of an address; what it does not say, or says wrongly, is as the page opens.
 *
 * @example parseDashboardView('?period=weeks8&grouping=year') // { ...firstDashboardView, period: 'weeks8' }
 */
export function parseDashboardView(query: string): DashboardView {
  const values = readQuery(query)
  return {
    period: among(dashboardPeriods, values.get('period'), firstDashboardView.period),
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
export const printDashboardView = ({ period, ...rest }: DashboardView): string =>
  printQuery({
    period,
    ...Object.fromEntries(
      Object.entries(rest).filter(([name, value]) => value !== firstDashboardView[name as keyof typeof rest]),
    ),
  })

/** By what the service is asked to put the figures together: weeks come with either grouping, the stores are fewer. */
export const groupOf = (grouping: DashboardGrouping): FigureGroup =>
  grouping === 'associate' ? 'associate' : 'store'
