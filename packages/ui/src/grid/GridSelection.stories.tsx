import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { gridDriver } from '../testing/gridDriver'
import { Grid } from './Grid'
import type { GridSelection } from './gridColumn'
import type { GridProps } from './gridProps'
import { columnsStayAligned } from './sampleAlignment'
import { sampleCard, sampleCustomers, type SampleCustomer } from './sampleCustomers'
import { gridOf, inRoom, sampleParameters, sampleProps } from './sampleStory'

const onSelect = fn<(keys: readonly string[]) => void>()

/** Keeps the chosen keys, as a caller does. */
const Selecting = ({
  isSelectable,
  ...props
}: GridProps<SampleCustomer> & Pick<GridSelection, 'isSelectable'>) => {
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<string>>(new Set(['customer-2']))
  return (
    <Grid
      {...props}
      selection={{
        selectedKeys,
        isSelectable,
        onChange: (keys) => {
          onSelect([...keys])
          setSelectedKeys(keys)
        },
      }}
    />
  )
}

const meta = {
  title: 'Data/Grid selection',
  component: Selecting,
  parameters: sampleParameters,
  args: { ...sampleProps, rows: sampleCustomers(12), fixedColumns: 1 },
  decorators: [inRoom(420)],
  beforeEach: () => {
    onSelect.mockClear()
  },
  afterEach: columnsStayAligned,
} satisfies Meta<typeof Selecting>
export default meta

type Story = StoryObj<typeof meta>

/** A box before every row, named by the row; Shift takes all rows since the last one along. */
export const ByPointer: Story = {
  play: async ({ canvasElement }) => {
    const grid = gridDriver(gridOf(canvasElement))
    await expect(grid.isSelected(2)).toBe(true)
    await expect(grid.isSelected(0)).toBe(false)
    const box = grid.row(2).getByRole('checkbox')
    await expect(box).toHaveAccessibleName(/^Choose .*Castellanos, Luis/)
    const { left, top, width, height } = box.getBoundingClientRect()
    await expect([width, height]).toEqual([16, 16])
    await expect(document.elementFromPoint(left - 3, top - 3)).toBe(box)
    grid.toggleRow(5)
    await expect(onSelect).toHaveBeenLastCalledWith(['customer-2', 'customer-5'])
    grid.toggleRow(8, 'range')
    await expect(onSelect).toHaveBeenLastCalledWith([2, 5, 6, 7, 8].map((at) => `customer-${at}`))
    await expect(grid.isSelected(7)).toBe(true)
    grid.toggleRow(2)
    await expect(grid.isSelected(2)).toBe(false)
  },
}

/** The box of the header chooses all rows, or none when all are chosen, and says when some are. */
export const AllRows: Story = {
  play: async ({ canvasElement }) => {
    const grid = gridDriver(gridOf(canvasElement))
    await expect(grid.allSelected()).toBe('some')
    grid.toggleAll()
    await expect(grid.allSelected()).toBe('all')
    await expect(grid.isSelected(11)).toBe(true)
    grid.toggleAll()
    await expect(grid.allSelected()).toBe('none')
    await expect(onSelect).toHaveBeenLastCalledWith([])
  },
}

/** Space on a box, Shift and Space anywhere in a row, Shift and an arrow for a range, Ctrl and A for all. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const grid = gridDriver(gridOf(canvasElement))
    await userEvent.tab()
    await expect(document.activeElement).toHaveAttribute('type', 'checkbox')
    await userEvent.keyboard(' ')
    await expect(grid.isSelected(0)).toBe(true)
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Shift>} {/Shift}')
    await expect(grid.focusedCell()).toEqual({ row: 1, columnLabel: 'Customer' })
    await expect(grid.isSelected(1)).toBe(true)
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
    await expect([2, 3, 4, 5].map((row) => grid.isSelected(row))).toEqual([true, true, true, false])
    await expect(grid.focusedCell()?.row).toBe(4)
    // From the link in the cell, too, as the keys of a page lead to it.
    await userEvent.keyboard('{Enter}')
    await expect(document.activeElement?.tagName).toBe('A')
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect([4, 5, 6].map((row) => grid.isSelected(row))).toEqual([true, true, false])
    await expect(grid.focusedCell()).toEqual({ row: 5, columnLabel: 'Customer' })
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(grid.allSelected()).toBe('all')
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp} ')
    await expect(grid.allSelected()).toBe('none')
  },
}

/** Enter on a box follows the link in the header of its row, and on the box of all rows none. */
export const EnterOnABox: Story = {
  play: async ({ canvasElement }) => {
    const followed = fn<(name: string | null) => void>()
    canvasElement.addEventListener('click', (event) => {
      if (event.target instanceof HTMLAnchorElement) followed(event.target.textContent)
      event.preventDefault()
    })
    const { row } = gridDriver(gridOf(canvasElement))
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(followed.mock.calls).toEqual([[row(1).getByRole('link').textContent]])
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
    await expect(followed).toHaveBeenCalledOnce()
  },
}

const isNotSecond = (key: string) => key !== 'customer-1'

/** A row that cannot be chosen has a disabled box, and is left out of ranges and of all. */
export const SomeRows: Story = {
  args: { isSelectable: isNotSecond },
  play: async ({ canvasElement }) => {
    const grid = gridDriver(gridOf(canvasElement))
    await expect(grid.row(1).getByRole('checkbox')).toHaveAttribute('aria-disabled', 'true')
    grid.toggleRow(1)
    await expect(grid.isSelected(1)).toBe(false)
    grid.toggleRow(0)
    grid.toggleRow(3, 'range')
    await expect([0, 1, 2, 3].map((row) => grid.isSelected(row))).toEqual([true, false, true, true])
    grid.toggleAll()
    await expect(grid.isSelected(1)).toBe(false)
    await expect(grid.allSelected()).toBe('all')
  },
}

/** On cards the box stands before the card. */
export const OnCards: Story = {
  args: { renderCard: sampleCard },
  decorators: [inRoom(420, 366)],
  play: async ({ canvasElement }) => {
    const [, second] = await within(canvasElement).findAllByRole('listitem')
    if (second === undefined) throw new Error('a card expected')
    const box = within(second).getByRole('checkbox', { name: 'Choose row 2' })
    await expect([box.offsetWidth, box.offsetHeight]).toEqual([20, 20])
    const { left, top } = box.getBoundingClientRect()
    await expect(document.elementFromPoint(left - 11, top - 11)).toBe(box)
    await userEvent.click(box)
    await expect(onSelect).toHaveBeenLastCalledWith(['customer-2', 'customer-1'])
  },
}
