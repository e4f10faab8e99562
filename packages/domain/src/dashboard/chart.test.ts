import { describe, expect, it } from 'vitest'
import { axisText, barText, figureChart, largestGroups } from './chart'
import { someDashboard, someGroup } from './dashboard.fixture'
import { firstDashboardView } from './dashboardView'

const weeksOf = (contacts: readonly number[]) =>
  contacts.map((count) => ({ contacts: count, answers: 0, leads: 0, responses: 0, responseSeconds: null }))
const group = (name: string, contacts: readonly number[]) => ({
  ...someGroup(name.toLowerCase(), name),
  contacts: contacts.reduce((sum, one) => sum + one, 0),
  weeks: weeksOf(contacts),
})
const many = {
  ...someDashboard,
  groups: [
    ...[group('Ann', [1, 2]), group('Ben', [9, 9]), group('Cy', [4, 4]), group('Di', [3, 3])],
    ...[group('Ed', [2, 2]), group('Flo', [1, 0]), group('Gus', [0, 0])],
  ],
  total: { ...someDashboard.total, weeks: weeksOf([20, 20]) },
}

describe('counts of a period', () => {
  it('stand by week in parts, the largest at the axis, and the smallest put together', () => {
    const chart = figureChart(many, firstDashboardView, null)
    expect(chart.title).toBe('Contacts by week and associate')
    expect(chart.places).toEqual([
      { label: '11/09', note: '', total: '20' },
      { label: '11/16', note: 'so far', total: '20' },
    ])
    expect(chart.series.map(({ name, total }) => `${name} ${total}`)).toEqual([
      ...['Ben 18', 'Cy 8', 'Di 6', 'Ed 4', 'Others (2) 4'],
    ])
    expect(chart.series.at(-1)?.bars.map(({ height, figure }) => [height, figure])).toEqual([
      [2, null],
      [2, null],
    ])
    expect(largestGroups(many, 'contacts').some(({ name }) => name === 'Gus')).toBe(false)
  })

  it('have the chosen one at the axis', () => {
    const { series } = figureChart(many, firstDashboardView, 'di')
    expect(series.map(({ name }) => name).slice(0, 2)).toEqual(['Di', 'Ben'])
    expect(series.map(({ isHighlighted }) => isHighlighted)).toEqual([true, false, false, false, false])
  })

  it('have one bar for each week where all are together', () => {
    const chart = figureChart(many, { ...firstDashboardView, grouping: 'week' }, null)
    expect(chart.title).toBe('Contacts by week')
    expect(chart.series.map(({ bars }) => bars.map(({ height }) => height))).toEqual([[20, 20]])
  })
})

it('a median and what stands now have a bar for each associate who has one', () => {
  const times = figureChart(someDashboard, { ...firstDashboardView, measure: 'responseTime' }, null)
  expect(times.title).toBe('Response time, median by associate')
  expect(times.places.map(({ label, total }) => `${label} ${total}`)).toEqual([
    'Jordan Mills 0 hr 47 m',
    'No associate 0 hr 47 m',
  ])
  const flags = figureChart(someDashboard, { ...firstDashboardView, measure: 'flags' }, null)
  expect(flags.places.map(({ label }) => label)).toEqual(['Jordan Mills'])
  const byWeek = figureChart(
    someDashboard,
    { ...firstDashboardView, measure: 'responseTime', grouping: 'week' },
    null,
  )
  expect(byWeek.series[0]?.bars.map(({ text }) => text)).toEqual(['', '0 hr 47 m'])
})

it('a bar is told in words', () => {
  const chart = figureChart(many, firstDashboardView, null)
  const [first] = chart.series
  if (first === undefined) throw new Error('The chart has parts.')
  expect(barText(chart, first, 0, 'Press to open the log')).toBe(
    'Ben, week of 11/09: 9. Press to open the log',
  )
  const flags = figureChart(someDashboard, { ...firstDashboardView, measure: 'flags' }, null)
  const [only] = flags.series
  expect(only === undefined ? '' : barText(flags, only, 0, '')).toBe('Jordan Mills: 2')
  expect(barText(chart, first, 9, '')).toBe('')
  expect([axisText(150, false), axisText(90, true)]).toEqual(['150', '1 hr 30 m'])
})
