import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { problem } from '../../../testing/fakeApi'
import { hookAt } from '../../../testing/hookAt'
import { wireSearch } from '../../../testing/wireSearch'
import { useSavedSearches } from './useSavedSearches'

it('are unknown while they are being loaded, and then those of the Equity Log [L-427]', async () => {
  const { api, result } = hookAt(useSavedSearches, { answers: { listSavedSearches: () => [wireSearch()] } })
  expect(result.current).toBeNull()
  await waitFor(() => expect(result.current).toMatchObject([{ savedSearchId: '7', name: 'High equity' }]))
  expect(api.callsOf('listSavedSearches').map(({ url }) => url)).toEqual([
    '/api/opportunity/saved-search?searchType=EQLOG',
  ])
})

it('are none where they cannot be loaded [L-054]', async () => {
  const { result } = hookAt(useSavedSearches, {
    answers: { listSavedSearches: () => problem(500, 'Internal Server Error') },
  })
  await waitFor(() => expect(result.current).toEqual([]))
})
