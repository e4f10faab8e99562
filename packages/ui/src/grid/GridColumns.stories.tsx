import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { IconButton } from '../icon-button/IconButton'
import { gridDriver } from '../testing/gridDriver'
import { Grid } from './Grid'
import type { GridProps } from './gridProps'
import { columnsStayAligned } from './sampleAlignment'
import { sampleColumns, sampleOverlay, type SampleCustomer } from './sampleCustomers'
import { gridOf, inRoom, sampleParameters, sampleProps, scrollerAround } from './sampleStory'

const onResize = fn<(key: string, percent: number | undefined) => void>()
const onAction = fn<(id: string) => void>()

/** Keeps the widths, as a caller does. */
const Resizing = (props: GridProps<SampleCustomer>) => {
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>(props.columnWidths ?? {})
  return (
    <Grid
      {...props}
      columnWidths={widths}
      onColumnResize={(key, percent) => {
        onResize(key, percent)
        setWidths(({ [key]: _, ...others }) =>
          percent === undefined ? others : { ...others, [key]: percent },
        )
      }}
    />
  )
}

const meta = {
  title: 'Data/Grid columns',
  component: Resizing,
  parameters: sampleParameters,
  args: { ...sampleProps, columns: sampleColumns.slice(0, 9), getRowOverlay: sampleOverlay, onSort: fn() },
  decorators: [inRoom(420)],
  beforeEach: () => {
    onResize.mockClear()
    onAction.mockClear()
  },
  afterEach: columnsStayAligned,
} satisfies Meta<typeof Resizing>
export default meta

type Story = StoryObj<typeof meta>

/** Arrow keys on the edge of a header, which F2 leads to; it speaks percent, and stops at the least width. */
export const ResizedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const grid = gridDriver(gridOf(canvasElement))
    grid.focusCell('header', 'Equity')
    await userEvent.keyboard('{F2}')
    await expect(document.activeElement).toHaveAccessibleName('Width of Equity')
    const from = grid.columnWidth('Equity')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}')
    await expect(onResize).toHaveBeenLastCalledWith('equity', from + 7)
    await expect(document.activeElement).toHaveAttribute('aria-valuetext', `${from + 7} percent`)
    const width = grid.cell(0, 'Equity').getBoundingClientRect().width
    await expect(width / scrollerAround(gridOf(canvasElement)).clientWidth).toBeCloseTo((from + 7) / 100, 2)
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(grid.cell(0, 'Equity').getBoundingClientRect().width).toBeCloseTo(58, 0))
    await userEvent.keyboard('{Delete}')
    await expect(onResize).toHaveBeenLastCalledWith('equity', undefined)
    await userEvent.keyboard('{Escape}')
    await expect(grid.focusedCell()).toEqual({ row: 'header', columnLabel: 'Equity' })
  },
}

/** The edge follows the pointer and is told when it is let go; a double click gives the default back. */
export const ResizedByPointer: Story = {
  play: async ({ canvasElement }) => {
    const grid = gridDriver(gridOf(canvasElement))
    const edge = within(canvasElement).getByRole('separator', { name: 'Width of Model' })
    const width = () => grid.cell(0, 'Model').getBoundingClientRect().width
    const from = width()
    const { x, y } = edge.getBoundingClientRect()
    const at = (clientX: number) => ({ button: 0, clientX, clientY: y, pointerId: 1 })
    edge.setPointerCapture = () => undefined
    await fireEvent.pointerDown(edge, at(x))
    await fireEvent.pointerMove(edge, at(x + 60))
    await waitFor(() => expect(width()).toBeCloseTo(from + 60, -1))
    await expect(onResize).not.toHaveBeenCalled()
    await fireEvent.pointerMove(edge, at(x - 900))
    await waitFor(() => expect(width()).toBeCloseTo(100, 0))
    await fireEvent.pointerUp(edge, at(x - 900))
    await expect(onResize).toHaveBeenCalledOnce()
    grid.resetColumnWidth('Model')
    await expect(onResize).toHaveBeenLastCalledWith('model', undefined)
    await waitFor(() => expect(width()).toBeCloseTo(from, 0))
  },
}

/** Where every column has room for its words, all are as wide as their percentages say, to the pixel [L-240]. */
export const Shares: Story = {
  args: { columns: sampleColumns.slice(0, 4) },
  decorators: [inRoom(420, 640)],
  play: async ({ canvasElement, args }) => {
    const grid = gridDriver(gridOf(canvasElement))
    const whole = args.columns.reduce((sum, { widthPercent }) => sum + widthPercent, 0)
    const room = scrollerAround(gridOf(canvasElement)).clientWidth
    for (const { label, widthPercent } of args.columns) {
      const { width } = grid.cell(0, label).getBoundingClientRect()
      await expect(width).toBeCloseTo((widthPercent / whole) * room, 1)
    }
  },
}

/** Widths that were kept come back; keys that no column has are ignored, and so is what is no number. */
export const KeptWidths: Story = {
  args: { columnWidths: { name: 30, removed: 12, year: Number.NaN } },
  play: async ({ canvasElement }) => {
    const grid = gridDriver(gridOf(canvasElement))
    const width = () => grid.cell(0, 'Customer').getBoundingClientRect().width
    const whole = () => scrollerAround(gridOf(canvasElement)).clientWidth
    // The grid knows its own width before its first picture, though not before it stands on the page.
    await waitFor(() => expect(width() / whole()).toBeCloseTo(0.3, 2))
    await expect(grid.columnWidth('Customer')).toBe(30)
  },
}

/** The first columns stay while the others are scrolled sideways. */
export const FixedColumns: Story = {
  args: { fixedColumns: 2 },
  decorators: [inRoom(420, 660)],
  play: async ({ canvasElement }) => {
    const grid = gridDriver(gridOf(canvasElement))
    const scroller = scrollerAround(gridOf(canvasElement))
    const left = (label: string) => grid.cell(1, label).getBoundingClientRect().left
    const before = { name: left('Customer'), deal: left('Deal Type'), equity: left('Equity') }
    scroller.scrollLeft = 100
    await waitFor(() => expect(left('Equity')).toBeCloseTo(before.equity - 100, 0))
    await expect(left('Customer')).toBeCloseTo(before.name, 0)
    await expect(left('Deal Type')).toBeCloseTo(before.deal, 0)
    const edgeBehind = (row: number) => getComputedStyle(grid.cell(row, 'Deal Type')).borderRightColor
    await expect(edgeBehind(1)).toBe(edgeBehind(0))
    const header = within(canvasElement).getByRole('columnheader', { name: /^Deal Type/ })
    await expect(header.getBoundingClientRect().left).toBeCloseTo(before.deal, 0)
    // A cell that the keyboard goes to is not left behind the fixed ones.
    grid.focusCell(1, 'Status')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await expect(grid.focusedCell()?.columnLabel).toBe('Equity')
    const fixedEnd = grid.cell(1, 'Deal Type').getBoundingClientRect().right
    await expect(left('Equity')).toBeGreaterThanOrEqual(fixedEnd - 1)
  },
}

/** The sentence over a row is read whole wherever the grid is scrolled to, also behind a fixed column. */
export const OverlaidRow: Story = {
  args: { fixedColumns: 1, columns: sampleColumns },
  decorators: [inRoom(420, 660)],
  play: async ({ canvasElement }) => {
    const sentence = within(canvasElement).getByText('Data Collection In Progress')
    const scroller = scrollerAround(gridOf(canvasElement))
    const name = within(canvasElement).getByRole('rowheader', { name: 'Petrov, Omar' })
    for (const scrollLeft of [0, 120, scroller.scrollWidth]) {
      scroller.scrollLeft = scrollLeft
      await waitFor(async () => {
        const { left, right } = sentence.getBoundingClientRect()
        await expect(left).toBeGreaterThanOrEqual(name.getBoundingClientRect().right)
        await expect(right).toBeLessThanOrEqual(scroller.getBoundingClientRect().right)
      })
    }
    await expect(sentence.scrollWidth).toBe(sentence.clientWidth)
    gridDriver(gridOf(canvasElement)).focusCell(8, 'Status')
    await userEvent.keyboard('{ArrowDown}')
    await expect(document.activeElement).toHaveTextContent('Data Collection In Progress')
  },
}

/** Buttons of a row stand in a column of their own, whose label is for screen readers. */
export const RowActions: Story = {
  args: {
    columns: [
      ...sampleColumns.slice(0, 4),
      {
        key: 'actions',
        label: 'Actions',
        isLabelHidden: true,
        isIcon: true,
        widthPercent: 3,
        isResizable: false,
        render: ({ id, name }) => (
          <IconButton
            label={`Actions for ${name}`}
            size="tiny"
            icon={<Ellipsis aria-hidden="true" />}
            onPress={() => onAction(id)}
          />
        ),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const grid = gridDriver(gridOf(canvasElement))
    grid.focusCell(3, 'Actions')
    await userEvent.keyboard('{Enter}')
    await expect(document.activeElement).toHaveAccessibleName(/^Actions for/)
    await userEvent.keyboard('{Enter}')
    await expect(onAction).toHaveBeenLastCalledWith('customer-3')
    // A hidden label takes no room where there is little.
    const scroller = scrollerAround(gridOf(canvasElement))
    scroller.style.maxWidth = '320px'
    await expect(grid.cell(3, 'Actions').offsetWidth).toBe(40)
    scroller.style.maxWidth = ''
    await userEvent.keyboard('{Escape}{Escape}')
    await waitFor(() => expect(grid.focusedCell()).toEqual({ row: 3, columnLabel: 'Actions' }))
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

/** From right to left the columns, the edge and the arrow keys are mirrored, but no figure is. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { fixedColumns: 1 },
  play: async ({ canvasElement }) => {
    const grid = gridDriver(gridOf(canvasElement))
    const left = (label: string) => grid.cell(1, label).getBoundingClientRect().left
    await expect(left('Customer')).toBeGreaterThan(left('Equity'))
    const figure = within(grid.cell(1, 'Pmt Diff Lease')).getByText('-$107')
    await expect(getComputedStyle(figure).direction).toBe('ltr')
    grid.focusCell(1, 'Customer')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(grid.focusedCell()).toEqual({ row: 1, columnLabel: 'Pmts Left' })
    await userEvent.keyboard('{ArrowRight}')
    await expect(grid.focusedCell()).toEqual({ row: 1, columnLabel: 'Deal Type' })
    grid.focusCell('header', 'Year')
    await userEvent.keyboard('{F2}')
    const from = grid.columnWidth('Year')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(onResize).toHaveBeenLastCalledWith('year', from + 1)
  },
}
