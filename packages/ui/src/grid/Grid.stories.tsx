import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { EmptyState } from '../empty-state/EmptyState'
import { TriangleAlert } from 'lucide-react'
import { expectAccessibleTree } from '../testing/expectAccessibleTree'
import { gridDriver } from '../testing/gridDriver'
import { Grid, type GridProps } from './Grid'
import type { GridSort } from './gridColumn'
import { columnsStayAligned } from './sampleAlignment'
import {
  sampleCard,
  sampleColumns,
  sampleCustomers,
  sampleKey,
  sampleOverlay,
  sampleState,
  type SampleCustomer,
} from './sampleCustomers'

type SampleProps = GridProps<SampleCustomer>

const SampleGrid = (props: SampleProps) => <Grid {...props} />

const meta = {
  title: 'Data/Grid',
  component: SampleGrid,
  parameters: {
    layout: 'fullscreen',
    scrollsSideways: 'Columns keep their widths, so that figures stay under each other',
  },
  args: {
    label: 'Equity Log',
    columns: sampleColumns,
    rows: sampleCustomers(50),
    getRowKey: sampleKey,
    getRowState: sampleState,
    getRowOverlay: sampleOverlay,
    sort: { key: 'equity', direction: 'descending' },
    onSort: fn(),
    emptyText: 'Nothing Found. Please try other search criteria',
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 560 }}>
        <Story />
      </div>
    ),
  ],
  afterEach: columnsStayAligned,
} satisfies Meta<typeof SampleGrid>
export default meta

type Story = StoryObj<typeof meta>

const gridOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole('grid', { name: 'Equity Log' })

export const Rows: Story = {
  play: async ({ canvasElement }) => {
    const grid = gridDriver(gridOf(canvasElement))
    await expect(grid.rowCount()).toBe(50)
    await expect(grid.columnLabels()).toHaveLength(15)
    await expect(grid.cell(1, 'Customer')).toHaveAccessibleName(/Scheduled appointment/)
    await expect(grid.cell(0, 'Customer').offsetHeight).toBe(29)
  },
}

/** What a screen reader finds, in its order. */
export const ReadingTree: Story = {
  args: { columns: sampleColumns.slice(0, 3), rows: sampleCustomers(10).slice(8) },
  play: async ({ canvasElement }) => {
    await expectAccessibleTree(gridOf(canvasElement), [
      ['grid', 'Equity Log'],
      ['row', 'Customer Deal Type Pmts Left'],
      ['columnheader', 'Customer'],
      ['button', 'Customer'],
      ['columnheader', 'Deal Type'],
      ['button', 'Deal Type'],
      ['columnheader', 'Pmts Left'],
      ['button', 'Pmts Left'],
      ['rowgroup', ''],
      ['row', 'Lindqvist, Dana Finance 40'],
      ['rowheader', 'Lindqvist, Dana'],
      ['link', 'Lindqvist, Dana'],
      ['gridcell', 'Finance'],
      ['gridcell', '40'],
      ['row', 'Petrov, Omar Data Collection In Progress'],
      ['rowheader', 'Petrov, Omar'],
      ['gridcell', 'Data Collection In Progress'],
    ])
    await expect(gridOf(canvasElement)).toHaveAttribute('aria-rowcount', '3')
    await expect(gridOf(canvasElement)).toHaveAttribute('aria-colcount', '3')
  },
}
/** Rows as high as the caller says. */
export const HighRows: Story = {
  args: { rowHeight: 48 },
  play: async ({ canvasElement }) => {
    await expect(gridDriver(gridOf(canvasElement)).cell(0, 'Customer').offsetHeight).toBe(47)
  },
}
export const FirstLoad: Story = { args: { rows: [], status: 'loading' } }
export const Refreshing: Story = { args: { status: 'refreshing' } }
export const Empty: Story = { args: { rows: [] } }
export const FewRows: Story = { args: { rows: sampleCustomers(3) } }
export const Failed: Story = {
  args: {
    rows: [],
    status: 'error',
    errorContent: (
      <EmptyState
        icon={<TriangleAlert aria-hidden="true" />}
        text="The customers could not be loaded."
        action={<Button>Try again</Button>}
      />
    ),
  },
}
export const NineColumns: Story = { args: { columns: sampleColumns.slice(0, 9) } }

/** Under its least width the grid scrolls sideways; its header goes along. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flex: '0 1 900px', minWidth: 0, height: 560 }}>
        <Story />
      </div>
    ),
  ],
}

/** At 720 px and less rows are cards. */
export const Cards: Story = {
  args: { renderCard: sampleCard, rows: sampleCustomers(5000) },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', width: 366, height: 560 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'Equity Log' })
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeLessThan(40))
    await expect(within(list).getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '5000')
  },
}

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
