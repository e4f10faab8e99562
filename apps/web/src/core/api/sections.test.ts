import { describe, expect, it } from 'vitest'
import { flagApi } from '../../features/flagging/flagApi'
import { opportunityApi } from '../../features/opportunity/opportunityApi'
import { problem, type FakeAnswers } from '../../testing/fakeApi'
import { openStore } from '../../testing/openStore'
import { wireCustomer, wireDeal } from '../../testing/opportunityFixtures'
import { aheadBegun } from './aheadSlice'

const { getCustomerInfo, getDealInfo, getOpportunityDetails } = opportunityApi.endpoints
const { listFlaggedAssociates } = flagApi.endpoints
const of = (opptId: string) => ({ params: { opptId } })

const sectionsUrl = (opptId: string, names: string) =>
  `GET /api/opportunity/${opptId}/sections?names=${encodeURIComponent(names)}`

/** A store whose request for several sections is answered line by line by the test. */
function openLines(answers: FakeAnswers = {}) {
  let lines: ReadableStreamDefaultController<Uint8Array> | null = null
  let isGivenUp = false
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      lines = controller
    },
    cancel: () => {
      isGivenUp = true
    },
  })
  const app = openStore({ answers: { getOpportunitySections: () => new Response(body), ...answers } })
  return {
    ...app,
    sendLine: (line: object) => lines?.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`)),
    isGivenUp: () => isGivenUp,
    breakOff: () => lines?.error(new TypeError('terminated')),
    failures: () => app.store.getState().toasts.map(({ label }) => label),
  }
}

describe('sections of an opportunity that are asked for in one moment', () => {
  it('go in one request for each opportunity, and one alone as its own call [OP-013]', async () => {
    const { store, api } = openStore()
    await Promise.all([
      store.dispatch(getCustomerInfo.initiate(of('17'))),
      store.dispatch(getDealInfo.initiate(of('17'))),
      store.dispatch(listFlaggedAssociates.initiate({ query: { oppId: '17' } })),
      store.dispatch(getDealInfo.initiate(of('18'))),
    ])
    expect(api.requests()).toEqual([
      sectionsUrl('17', 'equityDealCustomer,dealInformation,flaggedAssociates'),
      'GET /api/opportunity/18/deal-info',
    ])
    await store.dispatch(getOpportunityDetails.initiate(of('17')))
    expect(api.requests()).toHaveLength(3)
    expect(getCustomerInfo.select(of('17'))(store.getState()).data?.lastName).toBe('Castellanos')
  })

  it('are each there as soon as they are received', async () => {
    const { store, sendLine } = openLines()
    const customer = store.dispatch(getCustomerInfo.initiate(of('17')))
    const deal = store.dispatch(getDealInfo.initiate(of('17')))
    sendLine({ name: 'dealInformation', data: wireDeal() })
    expect(await deal).toMatchObject({ data: { dealType: 'Finance' } })
    expect(getCustomerInfo.select(of('17'))(store.getState())).toMatchObject({ status: 'pending' })
    sendLine({ name: 'equityDealCustomer', data: wireCustomer() })
    expect(await customer).toMatchObject({ data: { lastName: 'Castellanos' } })
  })

  it('are told together when they are received together', async () => {
    const { store, sendLine } = openLines()
    const reads = [
      store.dispatch(getCustomerInfo.initiate(of('17'))),
      store.dispatch(getDealInfo.initiate(of('17'))),
    ]
    let notices = 0
    store.subscribe(() => (notices += 1))
    sendLine({ name: 'dealInformation', data: wireDeal() })
    sendLine({ name: 'equityDealCustomer', data: wireCustomer() })
    await Promise.all(reads)
    expect(notices).toBeLessThanOrEqual(1)
    await expect.poll(() => notices).toBe(1)
  })

  it('fail alone as their own call does, and only they are asked for again', async () => {
    const { store, api } = openStore({ answers: { getDealInfo: () => problem(500, 'Fault') } })
    const read = () => [
      store.dispatch(getCustomerInfo.initiate(of('17'), { forceRefetch: 30 })),
      store.dispatch(getDealInfo.initiate(of('17'), { forceRefetch: 30 })),
    ]
    const [customer, deal] = await Promise.all(read())
    expect(customer).toMatchObject({ isSuccess: true })
    expect(deal).toMatchObject({
      error: { kind: 'http', status: 500, endpoint: 'getDealInfo', handlesNotFound: true },
    })
    api.answer({ getDealInfo: () => wireDeal() })
    await Promise.all(read())
    expect(api.requests().slice(1)).toEqual(['GET /api/opportunity/17/deal-info'])
    expect(getDealInfo.select(of('17'))(store.getState())).toMatchObject({ status: 'fulfilled' })
  })

  it('that were not received when the answer breaks off have failed, each once', async () => {
    const { store, sendLine, breakOff, failures } = openLines()
    const customer = store.dispatch(getCustomerInfo.initiate(of('17')))
    const deal = store.dispatch(getDealInfo.initiate(of('17')))
    const frame = store.dispatch(getOpportunityDetails.initiate(of('17')))
    sendLine({ name: 'equityDealCustomer', data: wireCustomer() })
    await customer
    breakOff()
    expect(await deal).toMatchObject({ error: { kind: 'network', endpoint: 'getDealInfo' } })
    expect(await frame).toMatchObject({ error: { kind: 'network', endpoint: 'getOpportunityDetails' } })
    expect(getCustomerInfo.select(of('17'))(store.getState())).toMatchObject({ status: 'fulfilled' })
    expect(failures()).not.toEqual([])
  })

  it('are given up once nobody waits for any of them', async () => {
    const { store, sendLine, isGivenUp } = openLines()
    const customer = store.dispatch(getCustomerInfo.initiate(of('17')))
    const deal = store.dispatch(getDealInfo.initiate(of('17')))
    const frame = store.dispatch(getOpportunityDetails.initiate(of('17')))
    customer.abort()
    sendLine({ name: 'dealInformation', data: wireDeal() })
    expect(await deal).toMatchObject({ data: { dealType: 'Finance' } })
    expect(isGivenUp()).toBe(false)
    frame.abort()
    await expect.poll(isGivenUp).toBe(true)
  })

  it('are told to nobody when they fail while they are read ahead', async () => {
    const { store, breakOff, failures } = openLines()
    const started = [
      store.dispatch(getCustomerInfo.initiate(of('17'), { subscribe: false })),
      store.dispatch(getDealInfo.initiate(of('17'), { subscribe: false })),
    ]
    store.dispatch(
      aheadBegun({ page: 'opportunity 17', keys: started.map(({ queryCacheKey }) => queryCacheKey) }),
    )
    breakOff()
    await Promise.all(started)
    expect(failures()).toEqual([])
  })
})
