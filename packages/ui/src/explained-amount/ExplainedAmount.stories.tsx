import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Calculation } from '../calculation/Calculation'
import { difference } from '../calculation/sampleCalculation'
import { ExplainedAmount } from './ExplainedAmount'

const meta = {
  title: 'Data/ExplainedAmount',
  component: ExplainedAmount,
  parameters: { layout: 'centered' },
  args: { label: 'Difference', amount: '-$29', children: () => <Calculation {...difference} /> },
  decorators: [
    (Story) => (
      <span style={{ position: 'relative', padding: 8 }}>
        <Story />
      </span>
    ),
  ],
} satisfies Meta<typeof ExplainedAmount>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleName('-$29, how it comes about')
  },
}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    const panel = await screen.findByRole('dialog', { name: 'Difference' })
    await expect(within(panel).getAllByRole('table')).toHaveLength(3)
  },
}

/** Enter opens it, Escape closes it and gives the focus back. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Difference' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus())
  },
}

/** Open as soon as it is there; closed, it has the focus. */
export const InitiallyOpen: Story = {
  args: { isInitiallyOpen: true },
  play: async ({ canvasElement }) => {
    await screen.findByRole('dialog', { name: 'Difference' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus())
  },
}
