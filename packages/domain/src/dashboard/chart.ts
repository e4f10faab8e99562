import { formatCount } from '../money/format'
import { formatDuration } from './comparison'
import type { Dashboard, DashboardGroup, PeriodFigures } from './dashboard'
import { isWeekUnfinished, weekLabel } from './dashboardPeriod'
import { nobodyText, weekCell, wholeCell, type FigureCell } from './dashboardTable'
import type { DashboardView } from './dashboardView'
import { measures, type ChartedKey } from './measures'

/** A bar, or a part of one. */
export interface ChartBar extends FigureCell {
  /** Whose figure it is; `null` of all. */
  readonly group: DashboardGroup | null
  /** How high it is, in things or minutes. */
  readonly height: number
}

/** What the bars have at one place of the axis. */
export interface ChartPlace {
  readonly label: string
  /** Below the label, such as `so far`; empty for nothing. */
  readonly note: string
  /** Above the bar. */
  readonly total: string
}

/** Parts of the bars that belong to one associate or store, in the order of the places. */
export interface ChartSeries {
  readonly id: string
  readonly name: string
  /** In the period. */
  readonly total: string
  readonly isHighlighted: boolean
  readonly bars: readonly ChartBar[]
}

/** Bars by week, each of several parts, or one bar for each associate or store. */
export interface FigureChart {
  readonly title: string
  readonly places: readonly ChartPlace[]
  /** From the axis upwards. */
  readonly series: readonly ChartSeries[]
}

/** As many parts as can be told apart; the smaller ones are put together. */
const mostParts = 5

/** The name of the parts that are put together. */
export const othersText = 'Others'

const barOf = (cell: FigureCell, group: DashboardGroup | null): ChartBar => ({
  ...cell,
  group,
  height: typeof cell.value === 'number' ? cell.value : 0,
})

const idOf = ({ key }: DashboardGroup): string => (key === null ? 'nobody' : `of ${key}`)

/**
 * The groups whose parts the bars can show, the largest first.
 *
 * @example largestGroups(dashboard, 'contacts')[0].name // 'Jordan Mills'
 */
export const largestGroups = (
  { groups }: Dashboard,
  measure: 'contacts' | 'answers' | 'leads',
): readonly DashboardGroup[] =>
  groups.filter((group) => group[measure] > 0).toSorted((left, right) => right[measure] - left[measure])

/**
 * The chart of a dashboard as somebody looks at it. Counts of a period stand by week, in parts by associate or store. A median has
 * no parts and what stands now has no weeks: they have one bar for each associate or store.
 *
 * @param highlighted the key of whose parts stand at the axis; the largest where it has none.
 * @example figureChart(dashboard, firstDashboardView, null).title // 'Contacts by week and associate'
 */
export function figureChart(
  dashboard: Dashboard,
  view: DashboardView,
  highlighted: string | null,
): FigureChart {
  const { measure, grouping } = view
  if (measure === 'flags' || (measure === 'responseTime' && grouping !== 'week'))
    return barsOfGroups(dashboard, view)
  if (grouping === 'week' || measure === 'responseTime') return barsOfWeeks(dashboard, measure, view)
  const largest = largestGroups(dashboard, measure)
  const first = largest.find(({ key }) => key === highlighted) ?? largest[0]
  const ordered = [first, ...largest.filter((group) => group !== first)].filter((one) => one !== undefined)
  const whole = ordered.length <= mostParts ? ordered : ordered.slice(0, mostParts - 1)
  const others = ordered.slice(whole.length)
  return {
    title: titleOf(view),
    places: placesOf(dashboard, measure, view),
    series: [
      ...whole.map((group) => ({
        id: idOf(group),
        name: group.name ?? nobodyText,
        total: formatCount(group[measure]),
        isHighlighted: group === first,
        bars: dashboard.weeks.map((_, at) => barOf(weekCell(dashboard, measure, group, at), group)),
      })),
      ...(others.length === 0 ? [] : [putTogether(dashboard, measure, others)]),
    ],
  }
}

const titleOf = ({ measure, grouping }: DashboardView): string => {
  const { label } = measures[measure]
  if (grouping === 'week') return measure === 'flags' ? `${label} by store` : `${label} by week`
  if (measure === 'flags' || measure === 'responseTime') return `${label} by ${grouping}`
  return `${label} by week and ${grouping}`
}

/** What has a figure for each week. */
type WeeklyKey = Exclude<ChartedKey, 'flags'>

const placesOf = (dashboard: Dashboard, measure: WeeklyKey, { days }: DashboardView): readonly ChartPlace[] =>
  dashboard.weeks.map((first, at) => ({
    label: weekLabel(first),
    // Chosen days may have ended long ago.
    note: !isWeekUnfinished(first, dashboard.to) ? '' : days === null ? 'so far' : 'in part',
    total: weekCell(dashboard, measure, dashboard.total, at).text,
  }))

const barsOfWeeks = (dashboard: Dashboard, measure: WeeklyKey, view: DashboardView): FigureChart => ({
  title: titleOf(view),
  places: placesOf(dashboard, measure, view),
  series: [
    {
      id: 'all',
      name: 'All',
      total: wholeCell(dashboard, measure, dashboard.total).text,
      isHighlighted: true,
      bars: dashboard.weeks.map((_, at) => barOf(weekCell(dashboard, measure, dashboard.total, at), null)),
    },
  ],
})

function barsOfGroups(dashboard: Dashboard, view: DashboardView): FigureChart {
  const cells = dashboard.groups
    .map((group) => ({ group, cell: wholeCell(dashboard, view.measure, group) }))
    .filter(({ cell }) => cell.value !== null && cell.value !== 0)
  return {
    title: titleOf(view),
    places: cells.map(({ group, cell }) => ({
      label: group.name ?? nobodyText,
      note: '',
      total: cell.text,
    })),
    series: [
      {
        id: 'all',
        name: 'All',
        total: wholeCell(dashboard, view.measure, dashboard.total).text,
        isHighlighted: true,
        bars: cells.map(({ group, cell }) => barOf(cell, group)),
      },
    ],
  }
}

const sumOf = (figures: readonly PeriodFigures[], measure: 'contacts' | 'answers' | 'leads'): number =>
  figures.reduce((sum, figure) => sum + figure[measure], 0)

/** The parts of those who are too many to be told apart. No log has their rows together. */
function putTogether(
  dashboard: Dashboard,
  measure: 'contacts' | 'answers' | 'leads',
  groups: readonly DashboardGroup[],
): ChartSeries {
  const days = { from: dashboard.from, to: dashboard.to }
  return {
    id: 'others',
    name: `${othersText} (${groups.length})`,
    total: formatCount(sumOf(groups, measure)),
    isHighlighted: false,
    bars: dashboard.weeks.map((_, at) => {
      const count = sumOf(
        groups.flatMap(({ weeks }) => weeks.slice(at, at + 1)),
        measure,
      )
      return { text: formatCount(count), value: count, figure: null, days, group: null, height: count }
    }),
  }
}

/**
 * A bar in words.
 *
 * @example barText(chart, series, 6, 'Press to open the log') // 'Jordan Mills, week of 11/09: 49. Press to open the log'
 */
export function barText(
  { places }: FigureChart,
  { name, bars }: ChartSeries,
  place: number,
  hint: string,
): string {
  const [at, bar] = [places[place], bars[place]]
  if (at === undefined || bar === undefined) return ''
  const isOfWeek = /^\d\d\/\d\d$/.test(at.label)
  const whose = isOfWeek ? `${name}, week of ${at.label}` : at.label
  return `${whose}: ${bar.text}${hint === '' ? '' : `. ${hint}`}`
}

/** The figure at the top of the axis; times as minutes. */
export const axisText = (height: number, isTime: boolean): string =>
  isTime ? formatDuration(height * 60) : formatCount(height)
