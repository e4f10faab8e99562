import { equityLogFilters } from '@retain/domain/work-log/equity-log/equityLogFilters'
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useTypedEntry } from './useTypedEntry'

const spyOnShow = () => vi.fn<(view: string, options?: { readonly replace?: boolean }) => void>()

function openFilters() {
  const show = spyOnShow()
  const { result, rerender } = renderHook((shows) => useTypedEntry<string>(equityLogFilters, shows), {
    initialProps: show,
  })
  const replaced = () => show.mock.calls.map(([, options]) => options?.replace)
  return { ...result.current, show, replaced, present: () => result.current, rerender }
}

it('makes one entry of the days that are typed until their field is left', () => {
  const { showChange, leave, replaced } = openFilters()
  showChange('lastService', 'November')
  showChange('lastService', 'November 22')
  expect(replaced()).toEqual([false, true])
  leave()
  showChange('lastService', 'December 22')
  expect(replaced()).toEqual([false, true, false])
})

it('makes an entry of every choice, and of every other field', () => {
  const { showChange, replaced } = openFilters()
  showChange('dealType', 'Lease')
  showChange('dealType', 'Lease, Cash')
  showChange('lastService', 'November')
  showChange('purchaseDate', 'December')
  showChange('dealType', 'Lease')
  showChange('unknown', 'November')
  showChange('unknown', 'December')
  expect(replaced()).toEqual(Array(7).fill(false))
})

it('shows a change by the present function, and goes on with the entry of the previous one', () => {
  const { showChange, present, rerender, show } = openFilters()
  showChange('lastService', 'November')
  const next = spyOnShow()
  rerender(next)
  present().showChange('lastService', 'November 22')
  expect(show).toHaveBeenCalledOnce()
  expect(next).toHaveBeenCalledExactlyOnceWith('November 22', { replace: true })
})
