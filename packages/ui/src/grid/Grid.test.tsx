import { act, fireEvent, render, screen } from '@testing-library/react'
import { Activity } from 'react'
import { renderToString } from 'react-dom/server'
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

  it('opens at its top without asking for a layout, and a later page by scrolling there', () => {
    const asked = vi.spyOn(Element.prototype, 'clientHeight', 'get')
    const { container, rerender } = render(<Grid {...props} start={{ id: 'page 1' }} />)
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
    const scroller = container.querySelector("[data-part='scroller']")
    if (scroller === null) throw new Error('The grid has no scroller')
    scroller.scrollTop = 3_000
    rerender(<Grid {...props} start={{ id: 'page 2' }} />)
    expect(scroller.scrollTop).toBe(0)
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

  it('leaves space under the last of the rows that stand apart [L-178]', () => {
    render(<Grid {...props} rows={sampleCustomers(6)} leadRows={3} />)
    const tops = screen
      .getAllByRole('row')
      .slice(1)
      .map(({ style }) => style.transform)
    expect(tops).toEqual([0, 30, 60, 98, 128, 158].map((top) => `translateY(${top}px)`))
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

  it('renders the rows that a sort brings, and none again for a patch out of sight', () => {
    const renderCell = vi.fn((row: SampleCustomer) => row.name)
    const columns: readonly GridColumn<SampleCustomer>[] = [
      { key: 'name', label: 'Customer', widthPercent: 12, isRowHeader: true, render: renderCell },
    ]
    const rows = sampleCustomers(10_000)
    const { rerender } = render(<Grid {...props} columns={columns} rows={rows} />)
    const patched = rows.map((row, at) => (at === 9000 ? { ...row, name: 'Patched' } : row))
    renderCell.mockClear()
    rerender(<Grid {...props} columns={columns} rows={patched} />)
    expect(renderCell).not.toHaveBeenCalled()
    rerender(<Grid {...props} columns={columns} rows={rows.toReversed()} />)
    expect(grid().cellText(0, 'Customer')).toBe(rows.at(-1)?.name)
  })

  it('says while developing that two rows, or two columns, have one key', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const rows = [...sampleCustomers(3), ...sampleCustomers(1)]
    expect(() => render(<Grid {...props} rows={rows} />)).toThrow(
      '@retain/ui: Grid "Equity Log": rows 0 and 3 (from 0) have the same key "customer-0".',
    )
    const columns = [...sampleColumns.slice(0, 2), ...sampleColumns.slice(1, 2)]
    expect(() => render(<Grid {...props} columns={columns} />)).toThrow('columns 1 and 2 (from 0)')
  })

  it('draws every row for the printer, and only those in sight afterwards', () => {
    render(<Grid {...props} rows={sampleCustomers(200)} />)
    const drawn = () => screen.getAllByRole('row', { hidden: true }).length - 1
    const before = drawn()
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(drawn()).toBe(200)
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(drawn()).toBe(before)
  })

  it('is drawn on a server with its first rows, and goes on from there in the browser', () => {
    const rows = sampleCustomers(200)
    const markup = renderToString(<Grid {...props} rows={rows} />)
    expect(markup.match(/aria-rowindex/g)).toHaveLength(22)
    const complaint = vi.spyOn(console, 'error')
    const container = document.createElement('div')
    container.innerHTML = markup
    document.body.append(container)
    const first = container.querySelector('[aria-rowindex="2"]')
    render(<Grid {...props} rows={rows} />, { container, hydrate: true })
    expect(complaint).not.toHaveBeenCalled()
    expect(container.querySelector('[aria-rowindex="2"]')).toBe(first)
  })

  it('is worked by keys', () => {
    render(<Grid {...props} onSort={() => undefined} />)
    grid().focusCell(0, 'Customer')
    grid().press('ArrowDown', 'ArrowRight', 'ArrowRight')
    expect(grid().focusedCell()).toEqual({ row: 1, columnLabel: 'Pmts Left' })
    grid().press('Control+End')
    expect(grid().focusedCell()).toEqual({ row: 9999, columnLabel: 'Notes' })
    grid().press('Control+Home', 'ArrowUp')
    expect(grid().focusedCell()).toEqual({ row: 'header', columnLabel: 'Customer' })
  })

  it('chooses rows by their boxes, and tells their keys', () => {
    const onChange = vi.fn()
    const selection = { selectedKeys: new Set(['customer-1', 'elsewhere']), onChange }
    render(<Grid {...props} rows={sampleCustomers(4)} selection={selection} />)
    expect(grid().isSelected(1)).toBe(true)
    expect(grid().allSelected()).toBe('some')
    grid().toggleRow(3)
    expect(onChange).toHaveBeenLastCalledWith(new Set(['customer-1', 'elsewhere', 'customer-3']))
    grid().toggleAll()
    const all = [0, 1, 2, 3].map((at) => `customer-${at}`)
    expect(onChange).toHaveBeenLastCalledWith(new Set(['elsewhere', ...all]))
  })

  it('never asks new columns to draw the rows of another list', () => {
    interface Other {
      readonly id: string
      readonly vehicle: { readonly vin: string }
    }
    const vehicles: readonly GridColumn<Other>[] = [
      { key: 'vin', label: 'VIN', widthPercent: 12, render: ({ vehicle }) => vehicle.vin },
    ]
    const OneOfTwo = ({ isOther }: { readonly isOther: boolean }) =>
      isOther ? vehicleGrid(vehicles) : customerGrid()
    const customerGrid = () => <Grid {...props} rows={sampleCustomers(5)} />
    const vehicleGrid = (columns: readonly GridColumn<Other>[]) => (
      <Grid
        label="Equity Log"
        columns={columns}
        rows={[{ id: 'a', vehicle: { vin: '1HGCM82633A004352' } }]}
        getRowKey={({ id }) => id}
      />
    )
    const { rerender } = render(<OneOfTwo isOther={false} />)
    grid().focusCell(3, 'Equity')
    rerender(<OneOfTwo isOther />)
    expect(grid().columnTexts('VIN')).toEqual(['1HGCM82633A004352'])
    expect(grid().focusedCell()).toEqual({ row: 0, columnLabel: 'VIN' })
  })

  it('follows another row height', () => {
    const complaint = vi.spyOn(console, 'error')
    const { rerender } = render(<Grid {...props} />)
    grid().focusCell(0, 'Customer')
    grid().press('PageDown', 'PageDown', 'PageDown')
    rerender(<Grid {...props} rowHeight={60} />)
    expect(screen.getAllByRole('row').length).toBeGreaterThan(10)
    expect(complaint).not.toHaveBeenCalled()
  })

  describe('that is hidden and shown again', () => {
    const page = (mode: 'visible' | 'hidden') => (
      <>
        <button>Elsewhere</button>
        <Activity mode={mode}>
          <Grid {...props} start={{ id: 'page 1' }} />
        </Activity>
      </>
    )
    const scroller = (container: HTMLElement) =>
      container.querySelector('[data-part=scroller]') as HTMLElement

    it('stands where it was scrolled, also where the browser has forgotten it', () => {
      const { container, rerender } = render(page('visible'))
      scroller(container).scrollTop = 3_000
      scroller(container).scrollLeft = 40
      fireEvent.scroll(scroller(container))
      const rows = container.querySelector('[role=row][aria-rowindex="102"]')
      expect(rows).not.toBeNull()
      rerender(page('hidden'))
      Object.assign(scroller(container), { scrollTop: 0, scrollLeft: 0 })
      rerender(page('visible'))
      expect(scroller(container)).toMatchObject({ scrollTop: 3_000, scrollLeft: 40 })
      expect(container.querySelector('[role=row][aria-rowindex="102"]')).toBe(rows)
    })

    it('takes no focus from what has it meanwhile', () => {
      const { rerender } = render(page('visible'))
      act(() => grid().row(1).getAllByRole('gridcell')[0]?.focus())
      rerender(page('hidden'))
      const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
      // A browser reports no blur of what it hides.
      elsewhere.addEventListener('focusin', (event) => event.stopPropagation())
      act(() => elsewhere.focus())
      rerender(page('visible'))
      expect(document.activeElement).toBe(elsewhere)
    })
  })
})
