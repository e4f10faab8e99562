import type { Store } from '@retain/domain/session/user/user'
import { expect, it } from 'vitest'
import { storeActivated } from '../../session/active-store/activeStoreSlice'
import { listViewed, listViewsSlice, selectLastView } from './listViewsSlice'

const { reducer } = listViewsSlice
const parts = { hyperionId: 'HAR', query: '?pageNumber=2' }
const tyres = { hyperionId: 'BLR', query: '?orderBy=size' }
const viewed = [listViewed({ listId: 'parts', ...parts }), listViewed({ listId: 'tyres', ...tyres })].reduce(
  reducer,
  reducer(undefined, { type: 'start' }),
)
const store: Store = { hyperionId: 'HAR', name: 'Harborview Motors', utcOffset: '-05:00', logoUrl: null }

it('remembers the last view of each list', () => {
  expect(selectLastView({ listViews: viewed }, 'parts')).toEqual(parts)
  expect(selectLastView({ listViews: viewed }, 'tyres')).toEqual(tyres)
  expect(selectLastView({ listViews: viewed }, 'shelves')).toBeNull()
})

it('discards the views of other stores once a store is active, and keeps those of that store [L-479]', () => {
  const after = reducer(viewed, storeActivated(store))
  expect(selectLastView({ listViews: after }, 'parts')).toEqual(parts)
  expect(selectLastView({ listViews: after }, 'tyres')).toEqual({ ...tyres, hyperionId: null })
})
