import { afterEach, expect, it, vi } from 'vitest'
import { opportunityApi } from '../../features/opportunity/opportunityApi'
import { openStore } from '../../testing/openStore'
import { freshFor } from './freshness'

afterEach(() => void vi.useRealTimers())

it.each([
  { isLive: false, seconds: 5, why: 'without the live channel nothing says that it changed' },
  { isLive: true, seconds: 300, why: 'the live channel keeps its rows up to date' },
])('an answer is read again after $seconds seconds: $why', async ({ isLive, seconds }) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { store, api } = openStore()
  const show = () =>
    store.dispatch(
      opportunityApi.endpoints.getDealInfo.initiate(
        { params: { opptId: '17' } },
        { forceRefetch: freshFor(isLive) },
      ),
    )
  await show()
  vi.setSystemTime(Date.now() + (seconds - 1) * 1000)
  await show()
  expect(api.callsOf('getDealInfo')).toHaveLength(1)
  vi.setSystemTime(Date.now() + 1000)
  await show()
  expect(api.callsOf('getDealInfo')).toHaveLength(2)
})
