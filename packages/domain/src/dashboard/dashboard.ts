import type { Day } from '../calendar/day'

/** What happened in a time. */
export interface PeriodFigures {
  readonly contacts: number
  readonly answers: number
  readonly leads: number
  /** How many of the answers were replied to, or need no reply. */
  readonly responses: number
  /** The median time to those, in whole seconds; `null` where there was none. */
  readonly responseSeconds: number | null
}

/** What stands now. */
export interface PresentFigures {
  /** Opportunities that are flagged. */
  readonly flags: number
  /** Active opportunities. */
  readonly onList: number
  /** Those whose last contact lies in the period. */
  readonly contacted: number
}

/** The figures of somebody, of a store, or of all. */
export interface DashboardFigures extends PeriodFigures, PresentFigures {
  /** The same week by week, as many as the page has weeks. */
  readonly weeks: readonly PeriodFigures[]
}

/** By what the figures are put together. */
export const figureGroups = ['associate', 'store'] as const
export type FigureGroup = (typeof figureGroups)[number]

/** The figures of one associate or one store. */
export interface DashboardGroup extends DashboardFigures {
  /** A user name or the code of a store; `null` for what belongs to no associate. */
  readonly key: string | null
  /** What the logs call it; `null` with the key. */
  readonly name: string | null
}

/** What the manager's page shows. */
export interface Dashboard {
  /** The days of the period; each store's begin at its own midnight. */
  readonly from: Day
  readonly to: Day
  /** The period before, which is as long and ends the day before. */
  readonly previousFrom: Day
  readonly previousTo: Day
  /** The Mondays of the weeks that the period has days of, in order. */
  readonly weeks: readonly Day[]
  /** By name; what belongs to nobody is last. */
  readonly groups: readonly DashboardGroup[]
  readonly total: DashboardFigures
  readonly previous: PeriodFigures
}

/** Of a time in which nothing happened. */
export const noPeriodFigures: PeriodFigures = {
  contacts: 0,
  answers: 0,
  leads: 0,
  responses: 0,
  responseSeconds: null,
}

/**
 * Whether there is nothing to show: nothing happened in the period, and nothing stands now.
 *
 * @example isEmptyDashboard(dashboard) // false
 */
export const isEmptyDashboard = ({ total }: Dashboard): boolean =>
  total.contacts + total.answers + total.leads + total.flags + total.onList === 0
