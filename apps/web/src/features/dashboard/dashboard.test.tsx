import { fileHeaders } from '@retain/api-client/kernel/csvFile'
import type { Day } from '@retain/domain/calendar/day'
import {
  daysBefore,
  periodDays,
  weeksOf,
  wrongDaysText,
  type DashboardPeriod,
} from '@retain/domain/dashboard/dashboardPeriod'
import { noPeriodFigures, type Dashboard, type DashboardGroup } from '@retain/domain/dashboard/dashboard'
import { generalAccess, type Permission } from '@retain/domain/session/user/permissions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { problem, type FakeAnswers } from '../../testing/fakeApi'
import { renderApp } from '../../testing/renderApp'

const view: Permission = 'Opportunity_Can_View_Setting_Overrides'
const today = '2026-11-20' as Day

const group = (key: string | null, name: string | null, answers: number, weeks: number): DashboardGroup => ({
  ...{ key, name, contacts: 10 * answers, answers, leads: 1, responses: answers, responseSeconds: 600 },
  ...{ flags: 2, onList: 8, contacted: 6 },
  weeks: Array.from({ length: weeks }, (_, at) => ({
    ...noPeriodFigures,
    contacts: answers + at,
    answers: at === weeks - 1 ? answers : 0,
  })),
})

function dashboardOf(period: DashboardPeriod, isByStore: boolean): Dashboard {
  const days = periodDays(period, today)
  const weeks = weeksOf(days)
  const before = daysBefore(days)
  const groups = isByStore
    ? [group('GUL', 'Gulfside Ford', 3, weeks.length), group('HAR', 'Harborview Motors', 5, weeks.length)]
    : [group('jordan.mills', 'Jordan Mills', 5, weeks.length), group(null, null, 1, weeks.length)]
  return {
    ...days,
    ...{ previousFrom: before.from, previousTo: before.to, weeks, groups },
    total: { ...group(null, null, 6, weeks.length), contacts: 1_155 },
    previous: { ...noPeriodFigures, contacts: 1_058 },
  }
}

interface Opened {
  readonly path?: string
  readonly answers?: FakeAnswers
}

/** The query of a request for figures. */
const queryOf = (url: string) => Object.fromEntries(new URL(url, 'https://retain.test').searchParams)

async function open({ path = '/app/dashboard', answers = {} }: Opened = {}) {
  const app = renderApp({
    path,
    roles: [generalAccess, view],
    answers: {
      getDashboard: ({ url }) => {
        const { period, groupBy } = queryOf(url)
        return dashboardOf((period ?? 'weeks4') as DashboardPeriod, groupBy === 'store')
      },
      ...answers,
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
  return app
}

const table = () => screen.findByRole('table', { name: 'Figures' })
const rowNamed = async (name: string) => {
  const header = await within(await table()).findByRole('rowheader', { name })
  const row = header.closest('tr')
  if (row === null) throw new Error('A header stands in its row.')
  return within(row)
}

describe('the figures', () => {
  it('stand in tiles beside those of before, and in a table', async () => {
    await open()
    const tiles = await screen.findByRole('group', { name: 'Measures' })
    const contacts = within(tiles).getByRole('button', { name: /Contacts/ })
    expect(contacts).toHaveTextContent('Contacts1,15597 more (9.2%) from 1,058')
    expect(contacts).toHaveAttribute('aria-pressed', 'true')
    const row = await rowNamed('Jordan Mills')
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      ...['5', '6', '7', '8', '50', '5', '1', '0 hr 10 m', '2', '8', '6', '75%'],
    ])
    expect(screen.getByText('compared with 30 Sep 2026 – 25 Oct 2026')).toBeInTheDocument()
  })

  it('are of another measure when its tile is pressed, which the address says', async () => {
    const { user, address } = await open()
    await user.click(await screen.findByRole('button', { name: /^Answers/ }))
    expect(await screen.findByRole('heading', { name: 'Answers by week and associate' })).toBeInTheDocument()
    expect(address()).toBe('/app/dashboard?period=weeks4&measure=answers')
    const row = await rowNamed('Jordan Mills')
    expect(row.getAllByRole('cell')[3]).toHaveTextContent('5')
  })

  it('are asked for anew by store and for another period', async () => {
    const { user, address, api } = await open()
    await table()
    await user.click(screen.getByRole('radio', { name: 'Store' }))
    expect(await rowNamed('Gulfside Ford')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: '8 weeks' }))
    await waitFor(() => expect(screen.getAllByText('09/28').length).toBeGreaterThan(0))
    expect(address()).toBe('/app/dashboard?period=weeks8&grouping=store')
    const asked = api.callsOf('getDashboard').map(({ url }) => queryOf(url))
    expect(asked.at(-1)).toMatchObject({ period: 'weeks8', groupBy: 'store', stores: 'active' })
  })
})

describe('a figure', () => {
  it('of a tile, and of the sentence of the list, leads to where that of the table leads', async () => {
    await open()
    const all = await rowNamed('All')
    const tiles = within(screen.getByRole('group', { name: 'Measures' }))
    const ofTable = (text: string) => all.getAllByRole('link', { name: text }).map((link) => link.outerHTML)
    const hrefOf = (link: HTMLElement) => link.getAttribute('href')
    const inTable = all.getAllByRole('link').map(hrefOf)
    for (const [label, log] of [
      ['Contacts', /^\/app\/dashboard\/activity\?kind=contacts/],
      ['Answers', /^\/app\/contact\?/],
      ['Leads', /^\/app\/dashboard\/activity\?kind=leads/],
      ['Response time, median', /^\/app\/contact\?/],
      ['Flags', /^\/app\/log\?/],
    ] as const) {
      const href = hrefOf(tiles.getByRole('link', { name: `Show all: ${label}` }))
      expect(href).toMatch(log)
      expect(inTable).toContain(href)
    }
    const sentence = screen.getByText((_, element) => element?.textContent === '6 of 8 contacted, 75%')
    const [contacted, onList] = within(sentence).getAllByRole('link')
    expect(contacted?.outerHTML).toBe(ofTable('6').at(-1))
    expect(onList?.outerHTML).toBe(ofTable('8').at(-1))
  })

  it('leads to the log that has its rows, with the person outside of the address', async () => {
    const { user, address, router } = await open()
    const answers = (await rowNamed('Jordan Mills'))
      .getAllByRole('link', { name: '5' })
      .find((link) => link.getAttribute('href')?.startsWith('/app/contact?'))
    if (answers === undefined) throw new Error('The answers lead nowhere.')
    await user.click(answers)
    await screen.findByRole('heading', { level: 1, name: 'Contact Log' })
    expect(address()).toContain('/app/contact?')
    expect(address()).not.toContain('ordan')
    expect(router.state.location.state).toMatchObject({ personFilters: { emailSentBy: 'jordan.mills' } })
  })

  it('of contacts leads to each of them; that of nobody to what belongs to nobody', async () => {
    await open()
    const row = await rowNamed('Jordan Mills')
    expect(row.getByRole('link', { name: '50' }).getAttribute('href')).toMatch(
      /^\/app\/dashboard\/activity\?kind=contacts&from=[\d-]+&to=[\d-]+&who=jordan\.mills$/,
    )
    const ofNobody = (await rowNamed('No associate')).getAllByRole('link')
    expect(ofNobody.length).toBeGreaterThan(2)
    for (const link of ofNobody)
      expect(link).toHaveAttribute('href', expect.stringMatching(/^\/app\/dashboard\/activity\?.*nobody=yes/))
  })

  it('of another store leads into that store', async () => {
    await open({ path: '/app/dashboard?grouping=store&stores=all' })
    const link = (await rowNamed('Gulfside Ford')).getByRole('link', { name: '8' })
    expect(link.getAttribute('href')).toMatch(/^\/app\/log\?store=GUL&/)
  })
})

it('the table is exported as it is looked at', async () => {
  const file = '\u{FEFF}Associate,Contacts\r\nJordan Mills,50\r\n'
  const headers = {
    'Content-Disposition': 'attachment; filename="dashboard-HAR-2026-11-20.csv"',
    [fileHeaders.rowCount]: '1',
    [fileHeaders.isCapped]: 'false',
  }
  const { user, api, files } = await open({
    path: '/app/dashboard?grouping=week&measure=leads&from=2026-11-02&to=2026-11-08',
    answers: { exportDashboard: () => new Response(file, { headers }) },
  })
  await table()
  await user.click(screen.getByRole('button', { name: 'Export' }))
  expect(await screen.findByText('Exported 1 row')).toBeInTheDocument()
  expect(files.map(({ name }) => name)).toEqual(['dashboard-HAR-2026-11-20.csv'])
  expect(api.callsOf('exportDashboard')[0]?.body).toEqual({
    ...{ hyperionId: 'HAR', period: 'weeks4', from: '2026-11-02', to: '2026-11-08' },
    ...{ grouping: 'week', stores: 'active', measure: 'leads' },
  })
})

it('days that are chosen take the place of the period until one is pressed', async () => {
  const { user, address, api } = await open({ path: '/app/dashboard?from=2026-11-02&to=2026-11-08' })
  await table()
  expect(queryOf(api.callsOf('getDashboard')[0]?.url ?? '')).toMatchObject({
    from: '2026-11-02',
    to: '2026-11-08',
  })
  expect(screen.getByRole('radio', { name: '4 weeks' })).not.toBeChecked()
  await user.click(screen.getByRole('radio', { name: '8 weeks' }))
  await waitFor(() => expect(address()).toBe('/app/dashboard?period=weeks8'))
  expect(queryOf(api.callsOf('getDashboard').at(-1)?.url ?? '')).not.toHaveProperty('from')
})

it('days that cannot be asked for stay in their field, with why, and the figures stay as they are', async () => {
  const { user, address } = await open({ path: '/app/dashboard?from=2026-11-02&to=2026-11-08' })
  await table()
  const year = screen.getByRole('spinbutton', { name: /year, Start Date/ })
  await user.click(year)
  await user.keyboard('2025')
  await user.tab()
  expect(await screen.findByText(wrongDaysText)).toBeInTheDocument()
  expect(address()).toBe('/app/dashboard?period=weeks4&from=2026-11-02&to=2026-11-08')
})

it('says that nothing happened', async () => {
  const nothing = { ...noPeriodFigures, flags: 0, onList: 0, contacted: 0, weeks: [] }
  await open({
    answers: {
      getDashboard: () => ({ ...dashboardOf('weeks4', false), groups: [], total: nothing }),
    },
  })
  expect(
    await screen.findByText('Nothing happened in this period, and nothing is on the list.'),
  ).toBeInTheDocument()
})

it('says that it could not be loaded, and tries again', async () => {
  let isBroken = true
  const { user } = await open({
    answers: {
      getDashboard: () => (isBroken ? problem(500, 'server') : dashboardOf('weeks4', false)),
    },
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('The figures could not be loaded.')).toBeInTheDocument()
  isBroken = false
  await user.click(retry)
  expect(await rowNamed('Jordan Mills')).toBeTruthy()
})

it('is denied to whoever may not see the setting overrides', async () => {
  renderApp({ path: '/app/dashboard', roles: [generalAccess] })
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument()
})
