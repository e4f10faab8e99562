import { expect, it } from 'vitest'
import { selectIsPageAhead } from '../../../core/api/aheadSlice'
import { openStore } from '../../../testing/openStore'
import { pageOf, readOpportunityAhead } from './readOpportunity'

it('asks nothing twice where an address is opened while what its pressed link asked for is on its way', async () => {
  const { store } = openStore({ isSignedIn: true })
  const isAhead = () => selectIsPageAhead(store.getState(), pageOf('7'))
  expect(isAhead()).toBe(false)
  const pressed = store.dispatch(readOpportunityAhead('7'))
  expect(isAhead()).toBe(true)
  const before = store.getState()
  await store.dispatch(readOpportunityAhead('7'))
  expect(store.getState()).toBe(before)
  await pressed
  expect(isAhead()).toBe(false)
})
