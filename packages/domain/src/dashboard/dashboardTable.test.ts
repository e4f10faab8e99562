import { describe, expect, it } from 'vitest'
import type { Day } from '../calendar/day'
import { isEmptyDashboard, noPeriodFigures } from './dashboard'
import { someDashboard } from './dashboard.fixture'
import { figureTable } from './dashboardTable'
import { firstDashboardView } from './dashboardView'
import { dashboardFileName, exportedFigures } from './exportedFigures'

const byAssociate = figureTable(someDashboard, firstDashboardView)
const texts = (row: (typeof byAssociate.rows)[number] | undefined) => row?.cells.map(({ text }) => text)

describe('the table of associates', () => {
  it('has the weeks of the measure, the figures of the period, and what stands now', () => {
    expect(byAssociate.columns.map(({ section, label }) => `${section}: ${label}`)).toEqual([
      'Contacts in the week of: 11/09',
      'Contacts in the week of: 11/16',
      'In the period: Contacts',
      'In the period: Answers',
      'In the period: Leads',
      'In the period: Response time, median',
      'Now: Flags',
      'List coverage: On list',
      'List coverage: Contacted',
      'List coverage: Share',
    ])
    expect(byAssociate.rows.map(({ label, kind }) => `${kind} ${label}`)).toEqual([
      'group Jordan Mills',
      'group No associate',
      'total All',
    ])
    expect(texts(byAssociate.rows[0])).toEqual(['3', '4', '7', '3', '1', '0 hr 47 m', '2', '8', '6', '75%'])
  })

  it('says which rows of a log a figure stands for, and of which days; nothing stands for none', () => {
    const figures = byAssociate.rows[0]?.cells.map(({ figure }) => figure)
    expect(figures).toEqual([
      ...['contacts', 'contacts', 'contacts', 'answers', 'leads', 'responses'],
      ...['flags', 'onList', 'contacted', null],
    ])
    expect(byAssociate.rows[1]?.cells[6]).toMatchObject({ text: '0', figure: null })
    const ofAnswers = figureTable(someDashboard, { ...firstDashboardView, measure: 'answers' })
    expect(ofAnswers.rows[0]?.cells[0]).toMatchObject({
      figure: 'answers',
      days: { from: '2026-11-09', to: '2026-11-15' },
    })
    expect(ofAnswers.rows[0]?.cells[3]?.days).toEqual({ from: '2026-11-09', to: '2026-11-20' })
  })

  it('has times for weeks, and no weeks for what stands now', () => {
    const ofTimes = figureTable(someDashboard, { ...firstDashboardView, measure: 'responseTime' })
    expect(texts(ofTimes.rows[0])?.slice(0, 2)).toEqual(['', '0 hr 47 m'])
    const ofFlags = figureTable(someDashboard, { ...firstDashboardView, measure: 'flags' })
    expect(ofFlags.columns[0]?.key).toBe('contacts')
  })
})

it('weeks are rows of their own, with what happened in them', () => {
  const table = figureTable(someDashboard, { ...firstDashboardView, grouping: 'week' })
  expect(table.heading).toBe('Week of')
  expect(table.rows.map(({ label }) => label)).toEqual(['11/09', '11/16', 'All'])
  expect(texts(table.rows[0])).toEqual(['3', '3', '0', ''])
  expect(table.rows[1]?.cells[3]?.days).toEqual({ from: '2026-11-16', to: '2026-11-20' })
})

describe('the file', () => {
  it('has minutes and percent, and no formula', () => {
    const [jordan, nobody] = someDashboard.groups
    if (jordan === undefined || nobody === undefined) throw new Error('The figures are of two.')
    const groups = [{ ...jordan, name: '=1+1' }, nobody]
    const table = figureTable({ ...someDashboard, groups }, firstDashboardView)
    expect(exportedFigures(table, false).split('\r\n')).toEqual([
      '\uFEFFAssociate,Contacts in the week of 11/09,Contacts in the week of 11/16,Contacts,Answers,Leads,"Response time, median (minutes)",Flags,On list,Contacted,Share (percent)',
      "'=1+1,3,4,7,3,1,47,2,8,6,75",
      'No associate,3,4,7,3,1,47,0,8,6,75',
      'All,3,4,14,3,1,47,2,8,6,75',
      '',
    ])
  })

  it('says the unit of weeks of times, and is named by store and day', () => {
    const table = figureTable(someDashboard, { ...firstDashboardView, measure: 'responseTime' })
    expect(exportedFigures(table, true)).toContain('in the week of 11/09 (minutes)')
    expect(dashboardFileName('HAR', '2026-11-20' as Day)).toBe('dashboard-HAR-2026-11-20.csv')
  })
})

it('is empty where nothing happened and nothing stands', () => {
  const nothing = { ...noPeriodFigures, flags: 0, onList: 0, contacted: 0, weeks: [] }
  expect(isEmptyDashboard(someDashboard)).toBe(false)
  expect(isEmptyDashboard({ ...someDashboard, total: nothing })).toBe(true)
  expect(isEmptyDashboard({ ...someDashboard, total: { ...nothing, onList: 1 } })).toBe(false)
})
