import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { hookAt } from '../../testing/hookAt'
import { useRecordView } from './useRecordView'

interface Input {
  readonly opptId: string
  readonly hyperionId: string | undefined
}

it('a view is not recorded while the store is unknown, nor refused for that [S-417]', async () => {
  const { api, store } = hookAt(() => useRecordView('17', undefined), {
    answers: { recordOpportunityViewed: () => null },
  })
  await act(async () => Promise.resolve())
  expect(api.callsOf('recordOpportunityViewed')).toEqual([])
  expect(store.getState().api.mutations).toEqual({})
})

it('a view is recorded once for each opening, when the store of the opportunity is known [S-417]', async () => {
  const first: Input = { opptId: '17', hyperionId: undefined }
  const { api, rerender } = hookAt(({ opptId, hyperionId }: Input) => useRecordView(opptId, hyperionId), {
    initialProps: first,
    answers: { recordOpportunityViewed: () => null },
  })
  const recorded = () => api.callsOf('recordOpportunityViewed').map(({ body }) => body)
  expect(recorded()).toEqual([])
  rerender({ opptId: '17', hyperionId: 'BLR' })
  rerender({ opptId: '17', hyperionId: 'BLR' })
  rerender({ opptId: '18', hyperionId: 'BLR' })
  await waitFor(() =>
    expect(recorded()).toEqual([
      { opptId: '17', hyperionId: 'BLR' },
      { opptId: '18', hyperionId: 'BLR' },
    ]),
  )
})
