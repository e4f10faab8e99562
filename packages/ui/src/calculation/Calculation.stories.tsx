import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CardFrame } from '../card/CardFrame'
import { phoneStory } from '../testing/phoneStory'
import { Calculation } from './Calculation'
import { difference } from './sampleCalculation'

const meta = {
  title: 'Data/Calculation',
  component: Calculation,
  args: difference,
  decorators: [
    (Story) => (
      <CardFrame style={{ maxWidth: 420 }}>
        <Story />
      </CardFrame>
    ),
  ],
} satisfies Meta<typeof Calculation>
export default meta

type Story = StoryObj<typeof meta>

export const Difference: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first] = canvas.getAllByRole('table', { name: 'Difference' })
    await expect(
      within(first as HTMLElement).getByRole('row', { name: '= Difference -$29.00' }),
    ).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^Vehicle Value.* estimate \$24,350\.00$/ })).toBeVisible()
  },
}

/** An amount that is on file as it is has no steps. */
export const OnFile: Story = {
  args: {
    title: 'Now',
    amount: '$436',
    tone: 'plain',
    sentence: 'What is paid a month for the present vehicle.',
    steps: [],
    inputs: [
      {
        label: 'Monthly Payments',
        value: '$436.00',
        source: 'The deal on file, Lakeside Credit Union',
        badge: { label: 'exact', tone: 'line' },
      },
    ],
  },
}

export const Phone: Story = phoneStory

export const Hostile: Story = {
  args: {
    title: 'W'.repeat(80),
    amount: `$${'9'.repeat(40)}`,
    inputs: [
      {
        label: 'V'.repeat(90),
        value: '$1',
        source: 'U'.repeat(200),
        badge: { label: 'estimate', tone: 'warn' },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('section')
    await expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
