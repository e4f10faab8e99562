import type { Meta, StoryObj } from '@storybook/react-vite'
import { TriangleAlert } from 'lucide-react'
import { expect, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { EmptyState } from '../empty-state/EmptyState'
import { expectAccessibleTree } from '../testing/expectAccessibleTree'
import { gridDriver } from '../testing/gridDriver'
import { Grid, type GridProps } from './Grid'
import { EditCell } from './EditCell'
import { GridCardFrame } from './GridCardFrame'
import { sampleCard, sampleColumns, sampleCustomers, type SampleCustomer } from './sampleCustomers'
import { gridOf, gridStories } from './sampleStory'

const SampleGrid = (props: GridProps<SampleCustomer>) => <Grid {...props} />

const meta = {
  ...gridStories,
  title: 'Data/Grid',
  component: SampleGrid,
  subcomponents: { GridCardFrame, EditCell },
} satisfies Meta<typeof SampleGrid>
export default meta

type Story = StoryObj<typeof meta>

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

/** On a page from right to left a model is cut at its own end, and stands on its column's side. */
export const NarrowRightToLeft: Story = {
  ...Narrow,
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const grid = gridDriver(gridOf(canvasElement))
    const wordsOf = (row: number) => {
      const range = document.createRange()
      range.selectNodeContents(grid.cell(row, 'Model'))
      return range.getBoundingClientRect()
    }
    const { left, right } = grid.cell(0, 'Model').getBoundingClientRect()
    await expect(grid.cell(3, 'Model')).toHaveTextContent('Grand Cherokee')
    await expect(wordsOf(3).left).toBeCloseTo(left + 6, 0)
    await expect(wordsOf(0).right).toBeCloseTo(right - 6, 0)
  },
}

/** The first rows stand apart from the others: they are of another kind, and no order or page counts them. */
export const LeadRows: Story = {
  args: { leadRows: 3 },
  play: async ({ canvasElement }) => {
    const grid = gridDriver(gridOf(canvasElement))
    const topOf = (row: number) => grid.cell(row, 'Customer').getBoundingClientRect().top
    await expect(topOf(2) - topOf(1)).toBeCloseTo(30, 0)
    await expect(topOf(3) - topOf(2)).toBeCloseTo(38, 0)
    await expect(topOf(4) - topOf(3)).toBeCloseTo(30, 0)
  },
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
