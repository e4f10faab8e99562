import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { KeyValueList } from './KeyValueList'

const meta = {
  title: 'Data/KeyValueList',
  component: KeyValueList,
  args: {
    items: [
      { label: 'Condition', value: 'Used · 5 - CPO' },
      { label: 'Vehicle Value', value: '$24,350' },
      { label: 'Equity Amount', value: '$8,481', tone: 'good' },
      { label: 'Payment Payoff', value: '-$17,004' },
      { label: 'Warranty', value: 'Expired', tone: 'danger' },
      { label: 'Last RO Date', value: null },
      { label: 'Source', value: 'Estimated', tone: 'quiet' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof KeyValueList>
export default meta

type Story = StoryObj<typeof meta>

/** Lines of 24 px; a missing value leaves its place blank. */
export const Lines: Story = {
  play: async ({ canvasElement }) => {
    if (window.innerWidth > 720)
      for (const line of canvasElement.querySelectorAll<HTMLElement>('dl > div'))
        await expect(line.offsetHeight).toBe(24)
    await expect(canvasElement.querySelectorAll('dd')[5]).toBeEmptyDOMElement()
  },
}

/** A long value takes a second line instead of being cut. */
export const LongValue: Story = {
  args: { items: [{ label: 'Email', value: 'hana.castellanos-montgomery@example.com' }] },
}
