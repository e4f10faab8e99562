import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogOut } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AvatarButton } from '../avatar/AvatarButton'
import { Menu } from './Menu'

const onLogOut = fn()

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  parameters: { layout: 'centered' },
  args: {
    label: 'User menu',
    trigger: <AvatarButton label="Jordan Mills" />,
    entries: [
      { key: 'tutorial', label: 'Tutorial On' },
      { key: 'links', label: 'Helpful Links' },
      { key: 'signature', label: 'Email Signature', isDisabled: true },
      { key: 'alerts', label: 'Enhanced Alerts', externalHref: 'https://example.com/' },
      { kind: 'divider', key: 'line' },
      {
        kind: 'group',
        key: 'theme',
        label: 'Theme',
        choices: [
          { key: 'light', label: 'Light' },
          { key: 'dark', label: 'Dark' },
        ],
      },
      { kind: 'divider', key: 'line-2' },
      { key: 'logOut', label: 'Log Out', icon: <LogOut aria-hidden="true" />, onAction: onLogOut },
    ],
  },
} satisfies Meta<typeof Menu>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}

/** Arrows move, Enter chooses, Escape closes; the focus returns to the button. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Jordan Mills' })
    trigger.focus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('menu')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Tutorial On' })).toHaveFocus())
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Tutorial On' })).toHaveFocus())
    await userEvent.keyboard('{End}{Enter}')
    await expect(onLogOut).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await screen.findByRole('menu')
    await expect(screen.getByRole('menuitem', { name: /Email Signature/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
