import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useRowsView } from './useRowsView'

const view = { sort: equityLog.defaultSort, page: 1, showAll: false, filters: { year: '2018' } }

it('changes order and page, and leaves the filters as they are', () => {
  const show = vi.fn()
  const { result } = renderHook(() => useRowsView({ view, show }))
  expect(result.current.view).toBe(view)
  result.current.show({ sort: view.sort, page: 2, showAll: true }, { replace: true })
  expect(show).toHaveBeenCalledExactlyOnceWith({ ...view, page: 2, showAll: true }, { replace: true })
})

it('keeps the function until the view changes', () => {
  const show = vi.fn()
  const { result, rerender } = renderHook((filters) => useRowsView({ view: { ...view, filters }, show }), {
    initialProps: view.filters,
  })
  const other = { year: '2019' }
  rerender(other)
  result.current.show({ sort: view.sort, page: 2, showAll: false })
  expect(show.mock.calls[0]?.[0]).toMatchObject({ page: 2, filters: other })
})
