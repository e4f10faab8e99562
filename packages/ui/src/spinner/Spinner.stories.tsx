import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Spinner } from './Spinner'

const meta = { title: 'Feedback/Spinner', component: Spinner, args: { label: 'Loading' } } satisfies Meta<
  typeof Spinner
>
export default meta

type Story = StoryObj<typeof meta>

/** Screen readers hear what is going on. */
export const Small: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading')
  },
}

/** Beside a text that says it, the ring is silent. */
export const BesideText: Story = {
  render: () => (
    <p style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <Spinner />
      Looking for VLS result…
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('status')).toBeNull()
  },
}
export const Medium: Story = { args: { size: 'medium' } }
export const Large: Story = { args: { size: 'large' } }
