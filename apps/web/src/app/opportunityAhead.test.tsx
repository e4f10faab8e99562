import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { pageExpected } from '../core/state/events'
import { selectToasts } from '../core/toasts/toastsSlice'
import { held, problem, type FakeAnswers } from '../testing/fakeApi'
import { wireSection } from '../testing/opportunityFixtures'
import { addressOf } from '../testing/opportunityPage'
import { renderApp } from '../testing/renderApp'
import { opportunityReads } from './opportunityAhead'

beforeEach(() => opportunityReads.fetch())

const sections = [
  'getOpportunityDetails',
  'getCustomerInfo',
  'getDealInfo',
  'getVehicleInfo',
  'getPaymentInfo',
  'getLastRoCustomer',
]
const writing = ['getOpportunity', 'getContactHistory', 'recordOpportunityViewed', 'lockOpportunity']

/** The Equity Log, where somebody is about to open a customer. */
async function openLog(answers: FakeAnswers = {}) {
  const app = renderApp({ answers })
  await screen.findByRole('link', { name: 'Customer 00001' })
  const { api, store } = app
  const reads = (names: readonly string[]) => names.map((name) => api.callsOf(name).length)
  return {
    ...app,
    expectPage: (opptId: string) => act(() => void store.dispatch(pageExpected(addressOf(opptId)))),
    reads,
    hasRead: () => waitFor(() => expect(reads(sections)).toEqual(sections.map(() => 1))),
  }
}

describe('a customer whom somebody is about to open', () => {
  it('is read ahead by what writes nothing, and not read again when the page opens [O-436] [D-07]', async () => {
    const { expectPage, hasRead, reads, user } = await openLog()
    expectPage('1000001')
    await hasRead()
    expect(reads(writing)).toEqual([0, 0, 0, 0])
    await user.click(screen.getByRole('link', { name: 'Customer 00001' }))
    await screen.findByRole('radio', { name: /0182/ })
    await waitFor(() => expect(reads(writing)).toEqual([1, 1, 1, 1]))
    expect(reads(sections)).toEqual(sections.map(() => 1))
  })

  it('leads nowhere and says nothing where reading fails; the page asks again, and tells that', async () => {
    const fails = Object.fromEntries(sections.map((name) => [name, () => problem(404, 'Not Found')]))
    const { expectPage, hasRead, reads, address, store, user } = await openLog({
      ...fails,
      getVehicleInfo: () => problem(500, 'Internal Server Error'),
    })
    const before = address()
    expectPage('1000001')
    await hasRead()
    await act(async () => {})
    expect(address()).toBe(before)
    expect(selectToasts(store.getState())).toEqual([])
    await user.click(screen.getByRole('link', { name: 'Customer 00001' }))
    await waitFor(() => expect(address()).toBe('/app/opportunity/1000001/not-found'))
    await waitFor(() => expect(selectToasts(store.getState())).not.toEqual([]))
    expect(reads(['getVehicleInfo'])[0]).toBeGreaterThan(1)
  })

  it('is nobody where the address is that of another page', async () => {
    const { store, reads } = await openLog()
    act(() => void store.dispatch(pageExpected('/app/opportunity/1000001/playground')))
    act(() => void store.dispatch(pageExpected('/app/service-log')))
    await act(async () => {})
    expect(reads(sections)).toEqual(sections.map(() => 0))
  })
})

describe('the address of an opportunity', () => {
  it('has its sections requested as it is opened, each once, and the history after the view [O-048]', async () => {
    const view = held(() => wireSection('1000001'))
    const { router, reads } = await openLog({ getOpportunity: view.answer })
    await act(() => router.navigate(addressOf('1000001')))
    await view.asked
    await waitFor(() => expect(reads(sections)).toEqual(sections.map(() => 1)))
    expect(reads(['getOpportunity', 'getContactHistory'])).toEqual([1, 0])
    view.release()
    await screen.findByRole('list', { name: 'Last contacts' })
    expect(reads(sections)).toEqual(sections.map(() => 1))
  })

  it('records a view each time, and none for another tab of its page [O-436]', async () => {
    const { router, api } = await openLog()
    const views = () => api.callsOf('getOpportunity').map(({ url }) => url.slice('/api/opportunity'.length))
    await act(() => router.navigate(addressOf('1000001')))
    await screen.findByRole('list', { name: 'Last contacts' })
    await act(() => router.navigate(`${addressOf('1000001')}&tab=history`, { replace: true }))
    await act(() => router.navigate(-1))
    await act(() => router.navigate(addressOf('1000001')))
    await screen.findByRole('list', { name: 'Last contacts' })
    await waitFor(() => expect(views()).toEqual(['/1000001/true', '/1000001/true']))
    expect(api.callsOf('getContactHistory')).toHaveLength(2)
  })
})

it('shows what failed while the page was being drawn, once it asks again', async () => {
  const { router, store } = await openLog({ getDealInfo: () => problem(500, 'Internal Server Error') })
  await act(() => router.navigate(addressOf('1000001')))
  expect(await screen.findByText('An error has occured')).toBeInTheDocument()
  expect(selectToasts(store.getState())).toHaveLength(1)
})
