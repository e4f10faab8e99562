import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ComparisonTable } from './ComparisonTable'

const meta = {
  title: 'Data/ComparisonTable',
  component: ComparisonTable,
  args: {
    caption: 'Replacement vehicle',
    columns: [
      { id: 'now', title: '2021 Accord', subtitle: 'EX-L' },
      { id: 'next', title: '2026 RAV4', subtitle: 'XLE Hybrid' },
    ],
    rows: [
      { label: 'Condition', values: ['Used', 'New'] },
      { label: 'MPG', values: ['38 Hwy / 30 City', '38 Hwy / 41 City'] },
      { label: 'MPG Diff', values: [null, '5.5'] },
      { label: 'MSRP', values: [null, '$35,920'] },
      { label: 'Down Payment Options', values: [null, '$0'] },
      { label: 'Location', values: [null, 'Lakeside Motors'] },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 384 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ComparisonTable>
export default meta

type Story = StoryObj<typeof meta>

export const TwoVehicles: Story = {
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'Replacement vehicle' }))
    await expect(table.getByRole('columnheader', { name: '2026 RAV4 XLE Hybrid' })).toBeVisible()
    await expect(table.getByRole('row', { name: 'MPG Diff 5.5' })).toBeVisible()
  },
}
export const OneVehicle: Story = {
  args: {
    columns: [{ id: 'now', title: '2021 Accord' }],
    rows: [{ label: 'Condition', values: ['Used'] }],
  },
}
