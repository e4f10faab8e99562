import type { Meta, StoryObj } from '@storybook/react-vite'
import { ListFilter, LockKeyhole, X } from 'lucide-react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { phoneStory } from '../testing/phoneStory'
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
export const Small: Story = { args: { size: 'small' } }
export const Plain: Story = { args: { variant: 'plain' } }
export const On: Story = { args: { isOn: true, label: 'Filters', icon: <ListFilter aria-hidden="true" /> } }
export const OnAPhone: Story = { ...phoneStory }

/** The ring stands in the icon's place; the button keeps its name and takes no press. */
export const Loading: Story = {
  args: { isLoading: true, onPress: fn(), label: 'Unlock row' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /Unlock row/ })
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Without a tooltip the name is for screen readers only. */
export const WithoutTooltip: Story = {
  args: { tooltip: false },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'Close' })).toHaveFocus()
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  },
}
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
