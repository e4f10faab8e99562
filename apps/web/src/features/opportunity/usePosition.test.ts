import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { contactAnswers } from '../../testing/contactLog'
import { wireContact } from '../../testing/contactFixtures'
import { held, logOf, problem, type FakeAnswers } from '../../testing/fakeApi'
import { hookAt } from '../../testing/hookAt'
import { opportunityName } from '../../testing/opportunityFixtures'
import { signIn } from '../../testing/signIn'
import { usePosition } from './usePosition'
import type { LogType } from '@retain/domain/work-log/logTypes'

const pathOf = (opptId: string, source: LogType = 'EQLOG') => `/app/opportunity/${opptId}?source=${source}`
const listQuery = '?orderBy=equityAmount&orderDirection=desc'

interface Opened {
  readonly opptId: string
  readonly listQuery?: string | null
  readonly source?: LogType
  readonly state?: object
  readonly answers?: FakeAnswers
}

/** The place of an opportunity that was opened from a list. */
function openFrom({ opptId, source = 'EQLOG', answers = {}, ...from }: Opened) {
  const state = {
    listQuery,
    ...(from.listQuery === undefined ? {} : { listQuery: from.listQuery }),
    ...from.state,
  }
  const [pathname = '', search = ''] = pathOf(opptId, source).split('?')
  const app = hookAt(({ id }: { readonly id: string }) => usePosition(id, source), {
    initialProps: { id: opptId },
    at: { pathname, search: `?${search}`, state },
    answers: { searchLogs: logOf(60), ...answers },
    before: signIn,
  })
  const { result } = app
  const isKnown = () => waitFor(() => expect(result.current.navigation.position).not.toBeNull())
  return {
    ...app,
    isKnown,
    step: (direction: 'previous' | 'next') => act(() => result.current.step(direction)),
    /** Draws the page of the opportunity that was stepped to. */
    arrive: async (id: string) => {
      await waitFor(() => expect(app.address()).toBe(pathOf(id, source)))
      app.rerender({ id })
      await isKnown()
    },
    place: () => result.current.navigation.position,
    searches: () => app.api.callsOf('searchLogs').map(({ body }) => body),
  }
}

describe('an opportunity in its list', () => {
  it('has a place and a row, and stepping takes the place of the address [O-040] [O-044] [O-045] [L-393]', async () => {
    const { result, router, address, step, isKnown, arrive, place } = openFrom({ opptId: '1000002' })
    expect(result.current).toMatchObject({
      navigation: { status: 'inProgress', source: 'EQLOG', position: null },
      row: undefined,
      isStepping: false,
    })
    await isKnown()
    expect(result.current.row).toMatchObject({ customerName: 'Customer 00002' })
    expect(result.current.navigation).toMatchObject({
      status: 'complete',
      position: 2,
      total: 60,
      pageCount: 2,
    })
    step('next')
    await arrive('1000003')
    expect(place()).toBe(3)
    expect(router.state.historyAction).toBe('REPLACE')
    step('previous')
    expect(address()).toBe(pathOf('1000002'))
  })

  it('ends at the start and at the end of the whole list [O-046] [O-047]', async () => {
    const { result, step, isKnown, arrive, address, searches } = openFrom({
      opptId: '1000001',
      answers: { searchLogs: logOf(2) },
    })
    await isKnown()
    expect(result.current.navigation).toMatchObject({ previousActive: false, nextActive: true })
    step('previous')
    expect(address()).toBe(pathOf('1000001'))
    step('next')
    await arrive('1000002')
    expect(result.current.navigation).toMatchObject({ previousActive: true, nextActive: false })
    step('next')
    expect(address()).toBe(pathOf('1000002'))
    expect(searches()).toHaveLength(1)
  })

  it('counts on the second page, and among all rows', async () => {
    const opened = openFrom({ opptId: '1000053', listQuery: `${listQuery}&pageNumber=2` })
    await opened.isKnown()
    expect(opened.place()).toBe(53)
    const answers = { searchLogs: logOf(120) }
    const all = openFrom({ opptId: '1000053', listQuery: `${listQuery}&showAll=true`, answers })
    await all.isKnown()
    expect(all.place()).toBe(53)
    expect(all.result.current.navigation.pageCount).toBe(1)
  })
})

describe('the edge of a page', () => {
  const secondPage = '?orderBy=year&orderDirection=asc&pageNumber=2&yearFrom=2018'
  const personFilters = { flgOpptAssocName: 'Cleo Day' }

  it('is crossed with the same search, filters that name people too, and back again [OP-022]', async () => {
    const { result, router, step, isKnown, arrive, place, searches } = openFrom({
      opptId: '1000051',
      listQuery: secondPage,
      state: { personFilters },
    })
    await isKnown()
    step('previous')
    expect(result.current.isStepping).toBe(true)
    await arrive('1000050')
    expect(result.current.isStepping).toBe(false)
    expect(place()).toBe(50)
    const filters = { yearFrom: 2018, flgOpptAssocName: 'Cleo Day', orderBy: 'year', orderDirection: 'asc' }
    expect(searches()).toMatchObject([
      { ...filters, pageNumber: 2 },
      { ...filters, pageNumber: 1 },
    ])
    expect(router.state.location.state).toMatchObject({
      listQuery: '?orderBy=year&orderDirection=asc&yearFrom=2018',
      personFilters,
    })
    step('next')
    await arrive('1000051')
    expect(place()).toBe(51)
    expect(searches()).toHaveLength(2)
  })

  it('is not crossed where the page behind it cannot be read', async () => {
    const page = held(() => problem(500, 'Internal Server Error'))
    const { api, result, step, isKnown, address } = openFrom({ opptId: '1000050' })
    await isKnown()
    api.answer({ searchLogs: page.answer })
    step('next')
    await page.asked
    expect(result.current.isStepping).toBe(true)
    page.release()
    await waitFor(() => expect(result.current.isStepping).toBe(false))
    expect(address()).toBe(pathOf('1000050'))
  })
})

describe('without a list', () => {
  it('an opportunity has no place, and asks for none [OP-023]', () => {
    const { result, step, address, searches } = openFrom({ opptId: '1000001', listQuery: null })
    expect(result.current.navigation).toMatchObject({
      source: null,
      position: null,
      page: 0,
      previousActive: false,
      nextActive: false,
    })
    step('next')
    expect(address()).toBe(pathOf('1000001'))
    expect(searches()).toEqual([])
  })

  it('has none before somebody is signed in', () => {
    const { result } = hookAt(() => usePosition('1000001', 'EQLOG'), {
      at: { pathname: '/app/opportunity/1000001', state: { listQuery } },
    })
    expect(result.current.navigation.source).toBeNull()
  })

  it('a list that cannot be read says so', async () => {
    const { result } = openFrom({
      opptId: '1000001',
      answers: { searchLogs: () => problem(500, 'Internal Server Error') },
    })
    await waitFor(() => expect(result.current.navigation.status).toBe('error'))
    expect(result.current.navigation.position).toBeNull()
  })
})

it('is stepped through a list of emails in its order, each customer once [O-042]', async () => {
  const email = (id: string, opptId: string) =>
    wireContact({ opptId, inboundContactHistoryId: id, customer: opportunityName(opptId) })
  const emails = [email('1', '1000001'), email('3', '1000001'), email('2', '1000002'), email('4', '1000003')]
  const { result, step, isKnown, arrive, place } = openFrom({
    opptId: '1000001',
    source: 'CONLOG',
    listQuery: '?orderBy=customer&orderDirection=asc',
    answers: contactAnswers(emails),
  })
  await isKnown()
  expect(result.current.row).toBeUndefined()
  step('next')
  await arrive('1000002')
  expect(place()).toBe(3)
  step('previous')
  await arrive('1000001')
  expect(place()).toBe(1)
})
