import type { Meta, StoryObj } from '@storybook/react-vite'
import { LockKeyhole, X } from 'lucide-react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { IconButton } from './IconButton'

const meta = {
  title: 'Controls/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: <X aria-hidden="true" /> },
} satisfies Meta<typeof IconButton>
export default meta

type Story = StoryObj<typeof meta>

export const Ghost: Story = {}
export const Tiny: Story = { args: { size: 'tiny' } }
export const Disabled: Story = { args: { isDisabled: true } }

/** The tooltip comes with the focus, and describes the button. */
export const WithLongTooltip: Story = {
  args: {
    label: 'Unlock row',
    tooltip: 'Locked By Priya Singh 5 minutes ago. Press to unlock',
    icon: <LockKeyhole aria-hidden="true" />,
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Locked By Priya Singh')
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription(/Press to unlock/)
  },
}
