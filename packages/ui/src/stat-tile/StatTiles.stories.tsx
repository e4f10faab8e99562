import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
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
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 384 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StatTiles>
export default meta

type Story = StoryObj<typeof meta>

export const Payment: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Payment' })).toHaveTextContent('$8,481')
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
}
