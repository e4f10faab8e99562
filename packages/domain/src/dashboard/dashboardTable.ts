import { formatCount, formatPercent } from '../money/format'
import type { CsvValue } from '../text/csv'
import { formatDuration, shareOf } from './comparison'
import type { Dashboard, DashboardFigures, PeriodFigures } from './dashboard'
import { weekDays, weekLabel, type DaySpan } from './dashboardPeriod'
import type { DashboardView } from './dashboardView'
import type { LinkedFigure } from './figureLink'
import { measures, type ChartedKey } from './measures'

/** A figure of the table. */
export interface FigureCell {
  /** As it is read; empty where there is none. */
  readonly text: string
  /** As a file holds it: minutes of a time, percent of a share. */
  readonly value: CsvValue
  /** Which rows it stands for; `null` of nothing, and of a share. */
  readonly figure: LinkedFigure | null
  readonly days: DaySpan
}

/** A column of the table. */
export interface FigureColumn {
  readonly key: string
  readonly label: string
  /** What the columns beside each other are about; empty of those that say it themselves. */
  readonly section: string
}

/** A row of the table. */
export interface FigureRow {
  readonly key: string | null
  readonly label: string
  readonly kind: 'group' | 'week' | 'total'
  readonly cells: readonly FigureCell[]
}

/** The figures of the page, of which the table, the chart and the file are made. */
export interface FigureTable {
  /** What the rows are. */
  readonly heading: string
  readonly columns: readonly FigureColumn[]
  readonly rows: readonly FigureRow[]
}

/** What belongs to no associate is under this name. */
export const nobodyText = 'No associate'

const linked: Readonly<Record<ChartedKey, LinkedFigure>> = {
  contacts: 'contacts',
  answers: 'answers',
  leads: 'leads',
  responseTime: 'responses',
  flags: 'flags',
}

const secondsPerMinute = 60

const countCell = (count: number, figure: LinkedFigure | null, days: DaySpan): FigureCell => ({
  text: formatCount(count),
  value: count,
  figure: count === 0 ? null : figure,
  days,
})

const durationCell = ({ responseSeconds: seconds }: PeriodFigures, days: DaySpan): FigureCell => ({
  text: formatDuration(seconds),
  value: seconds === null ? null : Math.floor(seconds / secondsPerMinute),
  figure: seconds === null ? null : 'responses',
  days,
})

const emptyCell = (days: DaySpan): FigureCell => ({ text: '', value: null, figure: null, days })

/** The figure of a measure that is of a period. */
const periodCell = (key: Exclude<ChartedKey, 'flags'>, figures: PeriodFigures, days: DaySpan): FigureCell =>
  key === 'responseTime' ? durationCell(figures, days) : countCell(figures[key], linked[key], days)

const ofPeriod = ['contacts', 'answers', 'leads', 'responseTime'] as const

const periodCells = (figures: PeriodFigures, days: DaySpan): readonly FigureCell[] =>
  ofPeriod.map((key) => periodCell(key, figures, days))

function presentCells({ flags, onList, contacted }: DashboardFigures, days: DaySpan): readonly FigureCell[] {
  const share = shareOf(contacted, onList)
  return [
    countCell(flags, 'flags', days),
    countCell(onList, 'onList', days),
    countCell(contacted, 'contacted', days),
    { ...emptyCell(days), text: formatPercent(share), value: share },
  ]
}

const column = (section: string, key: string, label: string): FigureColumn => ({ section, key, label })

const periodColumns = ofPeriod.map((key) => column('In the period', key, measures[key].label))

const presentColumns = [
  column('Now', 'flags', measures.flags.label),
  column('List coverage', 'onList', 'On list'),
  column('List coverage', 'contacted', 'Contacted'),
  column('List coverage', 'share', 'Share'),
]

/** The columns of the weeks; none for what has no figure of a week. */
const weekColumns = (measure: ChartedKey, dashboard: Dashboard): readonly FigureColumn[] =>
  measures[measure].of === 'now'
    ? []
    : dashboard.weeks.map((monday) =>
        column(`${measures[measure].label} in the week of`, `week ${monday}`, weekLabel(monday)),
      )

/**
 * The figure of a measure in the whole period, or now.
 *
 * @example wholeCell(dashboard, 'answers', dashboard.total).text // '474'
 */
export function wholeCell(
  { from, to }: Dashboard,
  measure: ChartedKey | 'onList' | 'contacted',
  figures: DashboardFigures,
): FigureCell {
  const days = { from, to }
  return measure === 'flags' || measure === 'onList' || measure === 'contacted'
    ? countCell(figures[measure], measure, days)
    : periodCell(measure, figures, days)
}

/**
 * The figure of a measure in one of the weeks, counted from 0.
 *
 * @example weekCell(dashboard, 'contacts', dashboard.total, 0).text // '134'
 */
export function weekCell(
  { weeks, from, to }: Dashboard,
  measure: Exclude<ChartedKey, 'flags'>,
  figures: DashboardFigures,
  at: number,
): FigureCell {
  const days = weekDays(weeks[at] ?? from, to)
  const week = figures.weeks[at]
  return week === undefined ? emptyCell(days) : periodCell(measure, week, days)
}

const weekCells = (
  measure: ChartedKey,
  figures: DashboardFigures,
  dashboard: Dashboard,
): readonly FigureCell[] =>
  measure === 'flags' ? [] : dashboard.weeks.map((_, at) => weekCell(dashboard, measure, figures, at))

/**
 * The table of a dashboard as somebody looks at it: a row for each associate, store or week, and one for all of them.
 *
 * @example figureTable(dashboard, firstDashboardView).rows.at(-1).label // 'All'
 */
export function figureTable(dashboard: Dashboard, view: DashboardView): FigureTable {
  return view.grouping === 'week' ? tableOfWeeks(dashboard) : tableOfGroups(dashboard, view)
}

function tableOfGroups(dashboard: Dashboard, { measure, grouping }: DashboardView): FigureTable {
  const days = { from: dashboard.from, to: dashboard.to }
  const cellsOf = (figures: DashboardFigures) => [
    ...weekCells(measure, figures, dashboard),
    ...periodCells(figures, days),
    ...presentCells(figures, days),
  ]
  return {
    heading: grouping === 'store' ? 'Store' : 'Associate',
    columns: [...weekColumns(measure, dashboard), ...periodColumns, ...presentColumns],
    rows: [
      ...dashboard.groups.map((group) => ({
        key: group.key,
        label: group.name ?? nobodyText,
        kind: 'group' as const,
        cells: cellsOf(group),
      })),
      { key: null, label: 'All', kind: 'total', cells: cellsOf(dashboard.total) },
    ],
  }
}

function tableOfWeeks(dashboard: Dashboard): FigureTable {
  const period = { from: dashboard.from, to: dashboard.to }
  return {
    heading: 'Week of',
    columns: periodColumns.map((one) => ({ ...one, section: '' })),
    rows: [
      ...dashboard.weeks.map((monday, at) => ({
        key: monday,
        label: weekLabel(monday),
        kind: 'week' as const,
        cells: ofPeriod.map((key) => weekCell(dashboard, key, dashboard.total, at)),
      })),
      { key: null, label: 'All', kind: 'total', cells: periodCells(dashboard.total, period) },
    ],
  }
}
