import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { gridDriver } from '../testing/gridDriver'
import { Grid } from './Grid'
import type { GridProps } from './gridProps'
import { columnsStayAligned } from './sampleAlignment'
import {
  sampleColumns,
  sampleCustomers,
  sampleKey,
  sampleState,
  type SampleCustomer,
} from './sampleCustomers'
import { gridOf, inRoom, sampleParameters, scrollerAround } from './sampleStory'

interface ManyRowsProps extends Omit<GridProps<SampleCustomer>, 'rows'> {
  /** How many customers there are. */
  readonly rowCount: number
}

/** Makes its rows itself: what is an argument of a story, Storybook writes out, row by row. */
const ManyRows = ({ rowCount, ...props }: ManyRowsProps) => {
  const rows = useMemo(() => sampleCustomers(rowCount), [rowCount])
  return <Grid {...props} rows={rows} />
}

const meta = {
  title: 'Data/Grid of many rows',
  component: ManyRows,
  parameters: sampleParameters,
  args: {
    label: 'Equity Log',
    columns: sampleColumns,
    rowCount: 10_000,
    getRowKey: sampleKey,
    getRowState: sampleState,
  },
  decorators: [inRoom(420)],
  afterEach: columnsStayAligned,
} satisfies Meta<typeof ManyRows>
export default meta

type Story = StoryObj<typeof meta>

/** The first row in sight, counted from 0. */
const firstInSight = (grid: HTMLElement): number => {
  const edge = scrollerAround(grid).getBoundingClientRect().top + 41
  const line = within(grid)
    .getAllByRole('row')
    .find((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return row.getAttribute('aria-rowindex') !== '1' && top <= edge && bottom > edge
    })
  return Number(line?.getAttribute('aria-rowindex')) - 2
}

/** Up to fifty rows are all drawn, so that the browser's own search finds them. */
export const WholePage: Story = {
  args: { rowCount: 50 },
  play: async ({ canvasElement }) => {
    const grid = gridOf(canvasElement)
    await waitFor(() => expect(within(grid).getAllByRole('row')).toHaveLength(51))
    const inOrder = within(grid)
      .getAllByRole('row')
      .map((row) => Number(row.getAttribute('aria-rowindex')))
    await expect(inOrder).toEqual(Array.from({ length: 51 }, (_, at) => at + 1))
  },
}

/** Rows are there within the scroll event, however far it goes, in elements that are never made anew. */
export const HundredThousand: Story = {
  args: { rowCount: 100_000 },
  play: async ({ canvasElement }) => {
    const grid = gridOf(canvasElement)
    const scroller = scrollerAround(grid)
    await expect(gridDriver(grid).rowCount()).toBe(100_000)
    // Fourteen in sight, six to spare, and the header.
    await waitFor(() => expect(within(grid).getAllByRole('row')).toHaveLength(21))
    const elements = new Set(within(grid).getAllByRole('row'))
    for (const scrollTop of [300_000, 301_200, 2_999_000, 1_500_000]) {
      scroller.scrollTop = scrollTop
      await new Promise((resolve) => scroller.addEventListener('scroll', resolve, { once: true }))
      await expect(firstInSight(grid)).toBe(Math.floor(Math.min(scrollTop, 3_000_000 - 380) / 30))
    }
    await expect(
      within(grid)
        .getAllByRole('row')
        .every((row) => elements.has(row)),
    ).toBe(true)
    // Elements take turns; a screen reader is told the order of the rows.
    const body = within(grid).getByRole('rowgroup')
    await waitFor(() => expect(body).toHaveAttribute('aria-owns'))
    const told = () =>
      (body.getAttribute('aria-owns') ?? '')
        .split(' ')
        .map((id) => Number(document.getElementById(id)?.getAttribute('aria-rowindex')))
    await waitFor(() => expect(told()).toEqual(told().toSorted((one, other) => one - other)))
  },
}

/** Of a million rows, more than a browser can draw in one element, each one can be reached. */
export const Million: Story = {
  args: { rowCount: 1_000_000 },
  play: async ({ canvasElement }) => {
    const grid = gridDriver(gridOf(canvasElement))
    const scroller = scrollerAround(gridOf(canvasElement))
    grid.focusCell(0, 'Customer')
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(grid.focusedCell()?.row).toBe(999_999)
    await expect(grid.cell(999_999, 'Pmts Left').getBoundingClientRect().bottom).toBeLessThanOrEqual(
      scroller.getBoundingClientRect().bottom + 1,
    )
    await userEvent.keyboard('{ArrowUp}{PageUp}')
    await expect(grid.focusedCell()?.row).toBe(999_998 - 11)
    scroller.scrollTop = (scroller.scrollHeight - scroller.clientHeight) / 2
    await waitFor(() => expect(Math.abs(firstInSight(gridOf(canvasElement)) - 500_000)).toBeLessThan(20))
    const middle = firstInSight(gridOf(canvasElement))
    scroller.scrollTop += 60
    await waitFor(() => expect(firstInSight(gridOf(canvasElement))).toBe(middle + 2))
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await expect(grid.focusedCell()?.row).toBe(0)
    await expect(scroller.scrollTop).toBe(0)
  },
}

/** The row that has the focus keeps its element and its words while the others take turns. */
export const FocusFollowsTheRow: Story = {
  play: async ({ canvasElement }) => {
    const grid = gridDriver(gridOf(canvasElement))
    const scroller = scrollerAround(gridOf(canvasElement))
    grid.focusCell(3, 'Customer')
    const focused = document.activeElement
    const words = focused?.textContent
    for (const scrollTop of [600, 1290, 90_000, 1000, 299_000]) {
      scroller.scrollTop = scrollTop
      await new Promise((resolve) => scroller.addEventListener('scroll', resolve, { once: true }))
      await expect(document.activeElement).toBe(focused)
      await expect(focused?.textContent).toBe(words)
    }
    await expect(grid.focusedCell()).toEqual({ row: 3, columnLabel: 'Customer' })
    await userEvent.keyboard('{ArrowDown}')
    await expect(grid.focusedCell()).toEqual({ row: 4, columnLabel: 'Customer' })
    await expect(firstInSight(gridOf(canvasElement))).toBe(4)
  },
}

const Sorted = ({ rowCount, ...props }: ManyRowsProps) => {
  const [rows, setRows] = useState(() => sampleCustomers(rowCount))
  return (
    <>
      <Grid {...props} rows={rows} />
      <Button onPress={() => setRows((current) => current.toReversed())}>Turn around</Button>
      <Button onPress={() => setRows((current) => current.filter(({ id }) => id !== 'customer-3'))}>
        Remove
      </Button>
    </>
  )
}

/** A new order moves neither the focus from its row nor the scroll; where the row leaves, the next one has the focus. */
export const FocusAcrossChanges: Story = {
  render: (args) => <Sorted {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const grid = gridDriver(gridOf(canvasElement))
    const scroller = scrollerAround(gridOf(canvasElement))
    grid.focusCell(3, 'Equity')
    const focused = document.activeElement
    canvas.getByRole('button', { name: 'Turn around' }).click()
    await waitFor(() => expect(grid.cellText(0, 'Equity')).toBe('-$355,354'))
    await expect(document.activeElement).toBe(focused)
    await expect(grid.focusedCell()).toEqual({ row: 9996, columnLabel: 'Equity' })
    await expect(scroller.scrollTop).toBe(0)
    canvas.getByRole('button', { name: 'Remove' }).click()
    await waitFor(() => expect(grid.rowCount()).toBe(9999))
    await expect(grid.focusedCell()).toEqual({ row: 9996, columnLabel: 'Equity' })
    await expect(document.activeElement).not.toBe(focused)
    await expect(scroller.scrollTop).toBe(0)
  },
}
