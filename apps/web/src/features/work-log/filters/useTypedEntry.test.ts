import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useTypedEntry } from './useTypedEntry'

const days = { type: 'dateRange' } as const
const choices = { type: 'multiSelect' } as const

function openFilters() {
  const show = vi.fn<(view: string, options?: { readonly replace?: boolean }) => void>()
  const { result } = renderHook(() => useTypedEntry<string>(show))
  return { ...result.current, replaced: () => show.mock.calls.map(([, options]) => options?.replace) }
}

it('makes one entry of the days that are typed until their field is left', () => {
  const { showChange, leave, replaced } = openFilters()
  showChange('received', days, 'November')
  showChange('received', days, 'November 22')
  expect(replaced()).toEqual([false, true])
  leave()
  showChange('received', days, 'December 22')
  expect(replaced()).toEqual([false, true, false])
})

it('makes an entry of every choice, and of every other field', () => {
  const { showChange, replaced } = openFilters()
  showChange('status', choices, 'Open')
  showChange('status', choices, 'Open, Closed')
  showChange('received', days, 'November')
  showChange('service', days, 'December')
  showChange('status', choices, 'Open')
  expect(replaced()).toEqual([false, false, false, false, false])
})
