import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { gridDriver } from '../testing/gridDriver'
import { Grid, type GridProps } from './Grid'
import type { GridSort } from './gridColumn'
import { sampleCustomers, type SampleCustomer } from './sampleCustomers'
import { gridOf, gridStories } from './sampleStory'

type SampleProps = GridProps<SampleCustomer>

const SampleGrid = (props: SampleProps) => <Grid {...props} />

const meta = {
  ...gridStories,
  title: 'Data/Grid/Sorting and keyboard',
  component: SampleGrid,
} satisfies Meta<typeof SampleGrid>
export default meta

type Story = StoryObj<typeof meta>

const Sortable = (props: SampleProps) => {
  const [sort, setSort] = useState<GridSort>({ key: 'equity', direction: 'descending' })
  return (
    <Grid
      {...props}
      sort={sort}
      onSort={(key) =>
        setSort((current) => ({
          key,
          direction: current.key === key && current.direction === 'descending' ? 'ascending' : 'descending',
        }))
      }
    />
  )
}

export const Sorting: Story = {
  render: (args) => <Sortable {...args} />,
  play: async ({ canvasElement }) => {
    const grid = gridDriver(gridOf(canvasElement))
    grid.sortBy('Year')
    await waitFor(() => expect(grid.sortDirection('Year')).toBe('descending'))
    grid.sortBy('Year')
    await waitFor(() => expect(grid.sortDirection('Year')).toBe('ascending'))
    await expect(grid.sortDirection('Equity')).toBe('none')
  },
}

/** One tab stop; arrows, Home, End and paging keys move it; Enter goes into the cell and Escape back. */
export const Keyboard: Story = {
  args: { rows: sampleCustomers(10_000) },
  play: async ({ canvasElement }) => {
    const focused = () => document.activeElement
    await userEvent.tab()
    await expect(focused()).toHaveAttribute('role', 'rowheader')
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(focused()).toHaveTextContent('Lease')
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await expect(focused()?.tagName).toBe('A')
    await userEvent.keyboard('{Escape}')
    await expect(focused()).toHaveAttribute('role', 'rowheader')
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(focused()?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '10001'))
    await userEvent.keyboard('{PageUp}{Home}')
    const away = Number(focused()?.closest('[role=row]')?.getAttribute('aria-rowindex'))
    await expect(away).toBeLessThan(10_000)
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}')
    await expect(focused()).toHaveTextContent('Customer')
    await userEvent.tab()
    await expect(gridOf(canvasElement).contains(focused())).toBe(false)
  },
}

/** The focus stays on its row while that is scrolled far out of sight. */
export const FocusSurvivesScrolling: Story = {
  args: { rows: sampleCustomers(10_000) },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const focused = document.activeElement
    const scroller = gridOf(canvasElement).parentElement
    if (scroller === null) throw new Error('a scroller expected')
    scroller.scrollTop = 150_000
    await waitFor(() => expect(gridOf(canvasElement).querySelector('[aria-rowindex="5002"]')).not.toBeNull())
    await expect(document.activeElement).toBe(focused)
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(scroller.scrollTop).toBeLessThan(1000))
  },
}

const Patched = (props: SampleProps) => {
  const [rows, setRows] = useState(props.rows)
  return (
    <>
      <Grid {...props} rows={rows} />
      <Button
        onPress={() =>
          setRows((current) => current.map((row, at) => (at === 1 ? { ...row, model: 'Patched' } : row)))
        }
      >
        Patch
      </Button>
      <Button onPress={() => setRows((current) => current.filter((_, at) => at !== 1))}>Remove</Button>
    </>
  )
}

/** The focus stays when its row is patched, and goes to the row that takes its place when it is removed. */
export const FocusSurvivesPatches: Story = {
  render: (args) => <Patched {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const focused = document.activeElement
    canvas.getByRole('button', { name: 'Patch' }).click()
    await waitFor(() => expect(canvas.getByText('Patched')).toBeVisible())
    await expect(document.activeElement).toBe(focused)
    canvas.getByRole('button', { name: 'Remove' }).click()
    await waitFor(() => expect(canvas.queryByText('Patched')).toBeNull())
    await waitFor(() =>
      expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '3'),
    )
  },
}
