import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { held, problem, type EndpointName, type FakeAnswers } from '../../testing/fakeApi'
import { hookAt } from '../../testing/hookAt'
import { wireSection } from '../../testing/opportunityFixtures'
import type { Opening } from './opportunityApi'
import { useSections } from './useSections'

const sections: readonly EndpointName[] = [
  'getOpportunity',
  'getOpportunityDetails',
  'getCustomerInfo',
  'getDealInfo',
  'getVehicleInfo',
  'getPaymentInfo',
  'getLastRoCustomer',
  'getContactHistory',
]
const first: Opening = { opptId: '17', opening: 'first' }
const fails = (status: number) => () => problem(status, 'Fault')

/** The sections of an opportunity. */
function openSections(answers: FakeAnswers = {}) {
  const shown: string[] = []
  const show = (opening: Opening) => {
    const sections = useSections(opening)
    shown.push(`${sections.status}, customer ${sections.customer.status}`)
    return sections
  }
  const app = hookAt(show, { initialProps: first, answers })
  const { result, api } = app
  return {
    ...app,
    is: (status: string) => waitFor(() => expect(result.current.status).toBe(status)),
    /** How often each of them was asked for. */
    reads: () => sections.map((name) => api.callsOf(name).length),
    /** What was drawn since this was asked last. */
    drawn: () => shown.splice(0),
    views: () => api.callsOf('getOpportunity').map(({ url }) => url.slice('/api/opportunity'.length)),
  }
}

describe('reading an opportunity', () => {
  it('asks for all sections at once, and for the history when the view is recorded [O-048] [O-429] [D-07]', async () => {
    const view = held(() => wireSection('17'))
    const { api, result, is, reads, views } = openSections({ getOpportunity: view.answer })
    expect(result.current.status).toBe('inProgress')
    await view.asked
    await waitFor(() => expect(reads()).toEqual([1, 1, 1, 1, 1, 1, 1, 0]))
    await waitFor(() => expect(result.current.lastRo.status).toBe('complete'))
    expect(result.current.history).toMatchObject({ status: 'notStarted', data: undefined })
    expect(result.current.status).toBe('inProgress')
    view.release()
    await is('complete')
    expect(reads()).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
    expect(views()).toEqual(['/17/true'])
    expect(api.callsOf('getOpportunityDetails')[0]?.url).toMatch(/17.*false/)
    const { opportunity, frame, customer, deal, vehicles, payment, lastRo, history } = result.current
    expect([
      opportunity.data?.statusCode,
      frame.data?.opptOwnerName,
      customer.data?.lastName,
      deal.data?.dealType,
      vehicles.data?.currentVehicle?.make,
      payment.data?.selectedPayoff,
      lastRo.data?.roStatus,
      history.data?.length,
    ]).toEqual(['IPCM', 'Jordan Mills', 'Castellanos', 'Finance', 'Honda', 1_586_900, 'Open', 3])
  })

  it('asks for the history also where the view could not be recorded', async () => {
    const { is, reads } = openSections({ getOpportunity: fails(500) })
    await is('error')
    await waitFor(() => expect(reads().at(-1)).toBe(1))
  })

  it('records a view for each opening, and reads what is older than half a minute [O-436]', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { rerender, is, reads, views } = openSections()
    await is('complete')
    vi.setSystemTime(Date.now() + 29_000)
    rerender({ opptId: '18', opening: 'second' })
    await is('complete')
    await waitFor(() => expect(reads()).toEqual([2, 2, 2, 2, 2, 2, 2, 2]))
    rerender({ ...first, opening: 'third' })
    await waitFor(() => expect(reads()).toEqual([3, 2, 2, 2, 2, 2, 2, 3]))
    expect(views()).toEqual(['/17/true', '/18/true', '/17/true'])
    await is('complete')
    rerender({ opptId: '18', opening: 'fourth' })
    await is('complete')
    vi.setSystemTime(Date.now() + 31_000)
    rerender({ ...first, opening: 'fifth' })
    await waitFor(() => expect(reads()).toEqual([5, 3, 3, 3, 3, 3, 3, 5]))
  })
})

describe('reading it again', () => {
  it('reads every section without recording a view, and says so meanwhile [O-067] [OP-012] [O-436]', async () => {
    const { api, result, is, reads, views } = openSections()
    await is('complete')
    const deal = held(() => problem(500, 'Fault'))
    api.answer({ getDealInfo: deal.answer })
    act(() => result.current.refresh())
    expect(result.current.status).toBe('refresh')
    await waitFor(() => expect(result.current.customer.status).toBe('complete'))
    expect(result.current).toMatchObject({ status: 'refresh', deal: { status: 'refresh' } })
    expect(reads()).toEqual([2, 2, 2, 2, 2, 2, 2, 2])
    expect(views()).toEqual(['/17/true', '/17/false'])
    deal.release()
    await is('error')
  })

  it('is over once all have answered: reading in the background blocks nothing', async () => {
    const { api, result, is, drawn } = openSections()
    await is('complete')
    act(() => result.current.refresh())
    await is('complete')
    const customer = held(() => problem(500, 'Fault'))
    api.answer({ getCustomerInfo: customer.answer })
    drawn()
    act(() => result.current.customer.refetch())
    await customer.asked
    customer.release()
    await is('error')
    expect(new Set(drawn())).toEqual(new Set(['complete, customer complete', 'error, customer error']))
  })

  it('goes on while a section is read that was not there before', async () => {
    const { api, result, is } = openSections({ getDealInfo: fails(500) })
    await is('error')
    const [deal, customer] = [held(() => problem(404, 'Not Found')), held(() => problem(404, 'Not Found'))]
    api.answer({ getDealInfo: deal.answer, getCustomerInfo: customer.answer })
    act(() => result.current.refresh())
    await is('inProgress')
    expect(result.current.customer.status).toBe('refresh')
    deal.release()
    await is('refresh')
    customer.release()
    await is('complete')
  })
})

describe('a section that fails', () => {
  it('is an error of the whole, and the only one that is tried again [O-051]', async () => {
    const { api, result, is, reads } = openSections({ getDealInfo: fails(500) })
    await is('error')
    await waitFor(() => expect(result.current.history.status).toBe('complete'))
    api.answer({ getDealInfo: () => problem(404, 'Not Found') })
    act(() => result.current.retry())
    await is('complete')
    expect(reads()).toEqual([1, 1, 1, 2, 1, 1, 1, 1])
    expect(result.current.deal.data).toBeUndefined()
  })

  it.each([
    ['getOpportunity', 'error'],
    ['getOpportunityDetails', 'error'],
    ['getCustomerInfo', 'complete'],
    ['getDealInfo', 'complete'],
    ['getVehicleInfo', 'complete'],
    ['getPaymentInfo', 'complete'],
    ['getLastRoCustomer', 'complete'],
    ['getContactHistory', 'complete'],
  ])('may be missing: %s that is not found makes it %s [OP-019] [D-26]', async (name, status) => {
    const { result, reads, is } = openSections({ [name]: fails(404) })
    await waitFor(() => expect(reads()).toEqual([1, 1, 1, 1, 1, 1, 1, 1]))
    await waitFor(() => expect(result.current.history.status).toBe('complete'))
    await is(status)
  })
})
