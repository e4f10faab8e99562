import { fireEvent, render, renderHook, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useFilterRow } from './useFilterRow'

type Key = 'name' | 'maker' | 'price'

const columns = [
  { key: 'name', label: 'Part' },
  { key: 'maker', label: 'Maker' },
  { key: 'price', label: 'Price' },
] as const
const filters = { name: 'text', maker: [{ id: 'corvo', label: 'Corvo' }] } as const

/** The filter row of a list whose filters are set to these values. */
function openRow(values: Readonly<Partial<Record<Key, string>>>) {
  const onChange = vi.fn()
  const { result, rerender } = renderHook(
    (set) => useFilterRow<Key>({ columns, filters, values: set, onChange }),
    { initialProps: values },
  )
  const draw = () =>
    render(
      <>
        {result.current['name']}
        {result.current['maker']}
      </>,
    )
  return { onChange, row: () => result.current, rerender, draw }
}

it('has a filter under each column that can be filtered, with its value', () => {
  const { row, draw } = openRow({ name: 'bolt', maker: 'corvo' })
  expect(Object.keys(row())).toEqual(['name', 'maker'])
  draw()
  expect(screen.getByRole('searchbox', { name: 'Filter Part' })).toHaveValue('bolt')
  expect(screen.getByRole('button', { name: /Filter Maker/ })).toHaveTextContent('Corvo')
})

it('shows every row where nothing is set', () => {
  openRow({}).draw()
  expect(screen.getByRole('searchbox', { name: 'Filter Part' })).toHaveValue('')
  expect(screen.getByRole('button', { name: /Filter Maker/ })).toHaveTextContent('All')
})

it('says what was typed into which filter', () => {
  const { onChange, draw } = openRow({})
  draw()
  fireEvent.change(screen.getByRole('searchbox', { name: 'Filter Part' }), { target: { value: 'hose' } })
  expect(onChange.mock.calls).toEqual([['name', 'hose']])
})

it('is the same row until a filter changes', () => {
  const values = { name: 'bolt' }
  const { row, rerender } = openRow(values)
  const before = row()
  rerender(values)
  expect(row()).toBe(before)
  rerender({ name: 'hose' })
  expect(row()).not.toBe(before)
})
