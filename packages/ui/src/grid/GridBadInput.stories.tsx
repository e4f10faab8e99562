import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { gridDriver } from '../testing/gridDriver'
import { Grid } from './Grid'
import type { GridColumn } from './gridColumn'
import type { GridProps } from './gridProps'
import { columnsStayAligned } from './sampleAlignment'
import { gridOf, inRoom, sampleParameters } from './sampleStory'

interface Hostile {
  readonly id: string
  readonly name: string | null | undefined
  readonly amount: number | null | undefined
}

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle'
const rows: readonly Hostile[] = [
  { id: 'null', name: null, amount: null },
  { id: 'undefined', name: undefined, amount: undefined },
  { id: 'nan', name: 'NaN', amount: Number.NaN },
  { id: 'long', name: longWord.repeat(4), amount: 1e21 },
  { id: 'rtl', name: 'محمد بن عبد الله الخوارزمي', amount: -1 },
  { id: 'emoji', name: '👩🏽‍🔧🚗💨 Zoë 🏴‍☠️', amount: 0 },
  { id: 'html', name: '<img src=x onerror=alert(1)><b>bold</b>', amount: 12 },
]
const columns: readonly GridColumn<Hostile>[] = [
  { key: 'name', label: 'Customer', widthPercent: 40, isRowHeader: true, render: ({ name }) => name },
  { key: 'text', label: longWord, widthPercent: Number.NaN, render: ({ name }) => name },
  { key: 'amount', label: 'Amount', widthPercent: 20, align: 'end', render: ({ amount }) => amount },
  { key: 'yes', label: 'Yes', widthPercent: -5, render: () => true },
]

const HostileGrid = (props: GridProps<Hostile>) => <Grid {...props} />

const meta = {
  title: 'Data/Grid bad input',
  component: HostileGrid,
  parameters: sampleParameters,
  args: { label: 'Equity Log', columns, rows, getRowKey: ({ id }) => id, emptyText: 'Nothing found' },
  decorators: [inRoom(340)],
  afterEach: columnsStayAligned,
} satisfies Meta<typeof HostileGrid>
export default meta

type Story = StoryObj<typeof meta>

/** What is missing leaves its cell blank; what is too long is cut; nothing runs and no row grows. */
export const Contents: Story = {
  args: { sort: { key: 'no-such-column', direction: 'ascending' }, onSort: () => undefined },
  play: async ({ canvasElement }) => {
    const grid = gridDriver(gridOf(canvasElement))
    await expect(grid.columnTexts('Amount')).toEqual(['', '', '', '1e+21', '-1', '0', '12'])
    await expect(grid.columnTexts('Customer').slice(0, 3)).toEqual(['', '', 'NaN'])
    await expect(grid.cellText(6, 'Customer')).toBe('<img src=x onerror=alert(1)><b>bold</b>')
    const heights = within(canvasElement)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.offsetHeight)
    await expect(new Set(heights)).toEqual(new Set([30]))
  },
}
export const NoRow: Story = {
  args: { rows: [] },
  play: async ({ canvasElement }) => {
    const grid = gridDriver(gridOf(canvasElement))
    await expect(grid.rowCount()).toBe(0)
    grid.focusCell('header', 'Amount')
    grid.press('ArrowDown', 'PageDown', 'Control+End')
    await expect(grid.focusedCell()?.row).toBe('header')
    await expect(within(canvasElement).getByText('Nothing found')).toBeVisible()
  },
}
export const OneRow: Story = {
  args: { rows: rows.slice(2, 3), selection: { selectedKeys: new Set(['gone']), onChange: () => undefined } },
  play: async ({ canvasElement }) => {
    const grid = gridDriver(gridOf(canvasElement))
    await expect(grid.rowCount()).toBe(1)
    await expect(grid.allSelected()).toBe('none')
    grid.focusCell(0, 'Customer')
    grid.press('ArrowDown', 'PageDown')
    await expect(grid.focusedCell()).toEqual({ row: 0, columnLabel: 'Customer' })
  },
}
/** Fewer columns than are to stay in sight, and none at all. */
export const TooFewColumns: Story = {
  args: { columns: columns.slice(0, 1), fixedColumns: 4 },
  play: async ({ canvasElement }) => {
    await expect(gridDriver(gridOf(canvasElement)).columnLabels()).toEqual(['Customer'])
  },
}
