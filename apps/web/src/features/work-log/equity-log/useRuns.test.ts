import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import type { SavedSearch } from '@retain/domain/work-log/saved-search/savedSearch'
import { droppedText } from '@retain/domain/work-log/saved-search/searchTexts'
import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { hookAt } from '../../../testing/hookAt'
import { logContext } from '../../../testing/logContext'
import { wireSearch } from '../../../testing/wireSearch'
import { useRuns } from './useRuns'

const view = equityLog.address.read('', null, logContext)

function openRuns() {
  const first = vi.fn()
  const control = { setOpen: vi.fn(), dropEdits: vi.fn() }
  const app = hookAt((show: typeof first) => useRuns('HAR', view, show, control), { initialProps: first })
  return {
    ...app,
    first,
    select: (changes: Parameters<typeof wireSearch>[0]) =>
      act(() => app.result.current.select(wireSearch(changes) as SavedSearch)),
    toasts: () => app.store.getState().toasts.map(({ type, label }) => ({ type, label })),
  }
}

it('applies a saved search, by the present function of the log [L-050]', () => {
  const { first, rerender, select, toasts } = openRuns()
  const next = vi.fn()
  rerender(next)
  select({ savedSearchId: '7', values: { dealType: 'Lease' } })
  expect(first).not.toHaveBeenCalled()
  expect(next.mock.calls[0]?.[0]).toMatchObject({ savedSearchId: '7', filters: { dealType: ['Lease'] } })
  expect(toasts()).toEqual([])
})

it('warns of filters that a saved search has and that no longer exist', () => {
  const { select, toasts } = openRuns()
  const gone = { name: 'gone', type: 'multiSelect' as const, label: 'Gone', required: false, value: ['1'] }
  select({ activeFilters: [gone] })
  expect(toasts()).toEqual([{ type: 'warning', label: droppedText(['Gone']) }])
})
