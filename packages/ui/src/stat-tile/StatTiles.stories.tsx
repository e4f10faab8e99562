import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ban, FileText, TriangleAlert, User } from 'lucide-react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Calculation } from '../calculation/Calculation'
import { difference } from '../calculation/sampleCalculation'
import { inColumn } from '../field/sampleField'
import { StatTiles } from './StatTiles'

const meta = {
  title: 'Data/StatTiles',
  component: StatTiles,
  args: {
    label: 'Payment',
    tiles: [
      { label: 'Equity', value: '$8,481', tone: 'good' },
      { label: 'Now', value: '$436' },
      { label: 'RAV4', value: '$407' },
      { label: 'Difference', value: '-$29', tone: 'good' },
    ],
  },
  decorators: [inColumn(384)],
} satisfies Meta<typeof StatTiles>
export default meta

type Story = StoryObj<typeof meta>

export const Payment: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Payment' })).toHaveTextContent('$8,481')
  },
}
/** A figure that is pressed says how it comes about. */
export const Explained: Story = {
  args: {
    tiles: [
      { label: 'Now', value: '$436' },
      {
        label: 'Difference',
        value: '-$29',
        tone: 'good',
        explanation: () => <Calculation {...difference} />,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const [tile, ...others] = within(canvasElement).getAllByRole('button')
    await expect(others).toEqual([])
    await userEvent.click(tile as HTMLElement)
    await screen.findByRole('dialog', { name: 'Difference' })
  },
}
/** What is not known yet keeps its place. */
export const Loading: Story = {
  args: {
    tiles: [
      { label: 'Equity', value: '$8,481', tone: 'good' },
      { label: 'Now', value: '$436' },
      { label: 'Replacement', value: null, isLoading: true },
      { label: 'Difference', value: null, isLoading: true },
    ],
  },
  play: async ({ canvasElement }) => {
    const [equity, , replacement] = canvasElement.querySelectorAll('dd')
    await expect(replacement).toHaveTextContent('Loading')
    await expect(replacement?.offsetHeight).toBe(equity?.offsetHeight)
  },
}

export const LargeFigures: Story = {
  args: {
    tiles: [
      { label: 'Equity', value: '-$108,481' },
      { label: 'Now', value: '$2,436' },
      { label: 'Grand Cherokee', value: '$1,407' },
      { label: 'Difference', value: '' },
    ],
  },
  play: async ({ canvasElement }) => {
    for (const figure of canvasElement.querySelectorAll('dd'))
      await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth)
  },
}

/** A narrow card breaks the line before it cuts a figure. */
export const LargeFiguresNarrow: Story = {
  ...LargeFigures,
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
}

/** Words in place of figures; what needs a look has a colour and an icon. */
export const Indicators: Story = {
  args: {
    label: 'Indicators',
    size: 'small',
    tiles: [
      { label: 'Employee', value: 'No', icon: <User aria-hidden="true" /> },
      { label: 'Recall', value: '1 open', tone: 'warn', icon: <TriangleAlert aria-hidden="true" /> },
      { label: 'Do Not Contact', value: 'Yes', tone: 'danger', icon: <Ban aria-hidden="true" /> },
      { label: 'History', value: 'CLEAN', icon: <FileText aria-hidden="true" /> },
    ],
  },
}

/** What does not fit is cut and shows whole when one points at it; what is missing is a dash. */
export const Hostile: Story = {
  args: {
    tiles: [
      { label: 'W'.repeat(60), value: '$'.repeat(60) },
      { label: 'Nothing', value: null },
      { label: 'القيمة', value: 'غير معروف' },
    ],
  },
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('dl')
    await expect(list?.scrollWidth).toBeLessThanOrEqual(list?.clientWidth ?? 0)
  },
}
