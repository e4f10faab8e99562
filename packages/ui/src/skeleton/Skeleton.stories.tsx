import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inColumn } from '../field/sampleField'
import { Skeleton } from './Skeleton'

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  args: { label: 'Loading the vehicle' },
  decorators: [inColumn(480)],
} satisfies Meta<typeof Skeleton>
export default meta

type Story = StoryObj<typeof meta>

export const ThreeLines: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading the vehicle')).toBeInTheDocument()
  },
}
export const SixLines: Story = { args: { lines: 6 } }

/** Rows that are coming are as high as the rows of a grid. */
export const Rows: Story = {
  args: { shape: 'rows', lines: 4, label: 'Loading the customers' },
  play: async ({ canvasElement }) => {
    const rows = canvasElement.querySelectorAll<HTMLElement>('[data-shape] > div')
    await expect(rows).toHaveLength(4)
    for (const row of rows) await expect(row.offsetHeight).toBe(30)
  },
}
export const Block: Story = { args: { shape: 'block', label: 'Loading the picture' } }
export const Circles: Story = { args: { shape: 'circles', label: 'Loading the people' } }

/** A page that is all on its way has no voice of its own: ten of them would speak over each other. */
export const ManyAtOnce: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {Array.from({ length: 10 }, (_, at) => (
        <Skeleton key={at} lines={2} label={`Loading card ${at + 1}`} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(/^Loading card/)).toHaveLength(10)
    await expect(canvasElement.querySelector('[role=status], [role=alert], [aria-live]')).toBeNull()
  },
}

/** A count that is none draws nothing, and one that is too large draws a hundred. */
export const WrongCounts: Story = {
  render: () => (
    <>
      <Skeleton lines={NaN} label="None" />
      <Skeleton lines={-4} label="None either" />
      <div style={{ height: 80, overflow: 'hidden' }}>
        <Skeleton lines={100_000} label="Many" />
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('i')).toHaveLength(100)
  },
}
