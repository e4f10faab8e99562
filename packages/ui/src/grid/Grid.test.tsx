import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { gridDriver } from '../testing/gridDriver'
import { Grid, type GridProps } from './Grid'
import type { GridColumn } from './gridColumn'
import {
  sampleColumns,
  sampleCustomers,
  sampleKey,
  sampleOverlay,
  sampleState,
  type SampleCustomer,
} from './sampleCustomers'

const props: GridProps<SampleCustomer> = {
  label: 'Equity Log',
  columns: sampleColumns,
  rows: sampleCustomers(10_000),
  getRowKey: sampleKey,
  getRowState: sampleState,
  getRowOverlay: sampleOverlay,
}
const grid = () => gridDriver(screen.getByRole('grid', { name: 'Equity Log' }))

describe('Grid', () => {
  it('draws a window of ten thousand rows and tells all of them to screen readers', () => {
    render(<Grid {...props} />)
    expect(grid().rowCount()).toBe(10_000)
    expect(screen.getAllByRole('row').length).toBeLessThan(60)
  })

  it('renders only the row that was patched', () => {
    const renderCell = vi.fn((row: SampleCustomer) => row.name)
    const columns: readonly GridColumn<SampleCustomer>[] = [
      { key: 'name', label: 'Customer', widthPercent: 12, isRowHeader: true, render: renderCell },
    ]
    const rows = sampleCustomers(30)
    const { rerender } = render(<Grid {...props} columns={columns} rows={rows} />)
    renderCell.mockClear()
    const patched = rows.map((row) => (row.id === 'customer-3' ? { ...row, name: 'Patched' } : row))
    rerender(<Grid {...props} columns={columns} rows={patched} />)
    expect(renderCell.mock.calls.map(([row]) => row.id)).toEqual(['customer-3'])
    expect(grid().cellText(3, 'Customer')).toBe('Patched')
  })

  it('says a state by its name beside the row header', () => {
    render(<Grid {...props} />)
    expect(grid().row(1).getByRole('img', { name: 'Scheduled appointment' })).toBeTruthy()
  })

  it('puts one sentence over every cell but the first of a row that is being collected', () => {
    render(<Grid {...props} rows={sampleCustomers(12)} />)
    expect(grid().row(9).getAllByRole('gridcell')).toHaveLength(1)
    expect(grid().row(9).getByText('Data Collection In Progress')).toBeTruthy()
  })

  it('is one tab stop', () => {
    const { container } = render(<Grid {...props} onSort={() => undefined} />)
    const stops = [...container.querySelectorAll<HTMLElement>('a[href], button, [tabindex]')]
    expect(stops.filter((element) => element.tabIndex >= 0)).toHaveLength(1)
  })

  it('asks for a sort by the column whose header is pressed, and says the direction', () => {
    const onSort = vi.fn()
    render(<Grid {...props} sort={{ key: 'equity', direction: 'descending' }} onSort={onSort} />)
    grid().sortBy('Year')
    expect(onSort).toHaveBeenCalledExactlyOnceWith('year')
    expect(grid().sortDirection('Equity')).toBe('descending')
    expect(grid().sortDirection('Year')).toBe('none')
    expect(grid().sortDirection('Notes')).toBeUndefined()
  })

  it('keeps the old rows while new ones come, and shows none while the first come', () => {
    const { rerender } = render(<Grid {...props} status="refreshing" />)
    expect(grid().isBusy()).toBe(true)
    expect(grid().cellText(0, 'Equity')).toBe('$14,609')
    rerender(<Grid {...props} rows={[]} status="loading" loadingText="Loading customers" />)
    expect(screen.getByRole('status').textContent).toContain('Loading customers')
    expect(grid().rowCount()).toBe(0)
  })

  it('says that nothing was found only after a complete search', () => {
    const emptyText = 'Nothing Found. Please try other search criteria'
    const { rerender } = render(<Grid {...props} rows={[]} emptyText={emptyText} />)
    expect(screen.getByText(emptyText)).toBeTruthy()
    rerender(<Grid {...props} rows={[]} emptyText={emptyText} status="error" />)
    expect(screen.queryByText(emptyText)).toBeNull()
  })
})
