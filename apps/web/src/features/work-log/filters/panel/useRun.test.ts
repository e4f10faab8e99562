import { equityLogFilters } from '@retain/domain/work-log/equity-log/equityLogFilters'
import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import type { FilterPanel } from '@retain/domain/work-log/filters/panel/filterPanel'
import { act, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { hookAt } from '../../../../testing/hookAt'
import { logContext } from '../../../../testing/logContext'
import { useLogRows } from '../../search/useLogRows'
import { useRun } from './useRun'

type Panel = FilterPanel<typeof equityLogFilters>

const filters = { mileage: { from: '', to: '9000' } }
const shown = {
  sort: equityLog.defaultSort,
  page: 1,
  showAll: false,
  filters,
  savedSearchId: null as string | null,
}
const panel: Panel = {
  filters,
  cleanFilter: {},
  lastRun: filters,
  savedSearchId: null,
  showAdvanced: true,
}

/** The Equity Log with a view. */
function openLog(first = shown) {
  const show = vi.fn()
  const control = { setOpen: vi.fn(), dropEdits: vi.fn() }
  const app = hookAt(
    (view: typeof shown) => {
      const { status } = useLogRows(equityLog, equityLog.search(shown, logContext), shown)
      return { run: useRun(equityLogFilters, 'HAR', { view, show }, control), status }
    },
    { initialProps: first },
  )
  const run = (next: Partial<Panel>) => act(() => app.result.current.run({ ...panel, ...next }))
  return {
    ...app,
    ...control,
    show,
    run,
    isLoaded: () => waitFor(() => expect(app.result.current.status).toBe('ready')),
    searches: () => app.api.callsOf('searchLogs').length,
  }
}

it('shows other filters from the first page, with the search that they are of', () => {
  const view = { ...shown, page: 3, showAll: true }
  const { run, show, setOpen, dropEdits } = openLog(view)
  const lastRun = { mileage: { from: '1', to: '' } }
  run({ lastRun, savedSearchId: '7' })
  expect(show).toHaveBeenCalledExactlyOnceWith({ ...view, page: 1, filters: lastRun, savedSearchId: '7' })
  expect(setOpen).toHaveBeenCalledExactlyOnceWith(true)
  expect(dropEdits).not.toHaveBeenCalled()
})

it('searches again with the same filters, also where one of them is empty [L-485]', async () => {
  const { run, show, dropEdits, setOpen, isLoaded, searches } = openLog()
  await isLoaded()
  run({ lastRun: { ...filters, color: [] }, showAdvanced: false })
  await waitFor(() => expect(searches()).toBe(2))
  expect(dropEdits).toHaveBeenCalledOnce()
  expect(setOpen).toHaveBeenCalledExactlyOnceWith(false)
  expect(show).not.toHaveBeenCalled()
})

it.each([
  ['on another page', { ...shown, page: 2 }, shown],
  ['of another search', { ...shown, savedSearchId: '7' }, shown],
])('goes to the first page with the same filters %s', async (_where, view, next) => {
  const { run, show, dropEdits, isLoaded, searches } = openLog(view)
  await isLoaded()
  run({})
  expect(show).toHaveBeenCalledExactlyOnceWith(next)
  expect(dropEdits).toHaveBeenCalledOnce()
  expect(searches()).toBe(1)
})

it('is one function until the view changes', () => {
  const { result, rerender, run, show } = openLog()
  const before = result.current.run
  rerender(shown)
  expect(result.current.run).toBe(before)
  rerender({ ...shown, showAll: true })
  run({ lastRun: {} })
  expect(show.mock.calls[0]?.[0]).toMatchObject({ showAll: true })
})
