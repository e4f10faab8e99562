import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Download, LogOut, Pencil, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AvatarButton } from '../avatar/AvatarButton'
import { Button } from '../button/Button'
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
      { key: 'logOut', label: 'Log Out', icon: <LogOut aria-hidden="true" />, onAction: onLogOut },
    ],
  },
} satisfies Meta<typeof Menu>
export default meta

type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button'))
  return screen.findByRole('menu')
}

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAttribute('aria-haspopup', 'menu')
  },
}

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

/** Arrow Up opens the menu at its last entry, and the page does not scroll. */
export const OpenedUpwards: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button').focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(async () => {
      const entries = within(document.body).getAllByRole('menuitem')
      await expect(entries.at(-1)).toHaveFocus()
    })
  },
}

/** Letters go to the choice that starts with them. */
export const Letters: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await userEvent.keyboard('he')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Helpful Links' })).toHaveFocus())
  },
}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await expect(screen.getByRole('menuitem', { name: /Email Signature/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(
      screen.getByRole('menuitem', { name: 'Enhanced Alerts opens in a new tab' }),
    ).toHaveAttribute('target', '_blank')
  },
}

const onTheme = fn()
const Theme = () => {
  const [theme, setTheme] = useState<readonly string[]>(['system'])
  return (
    <Menu
      label="View"
      trigger={<Button>View</Button>}
      align="start"
      entries={[
        {
          kind: 'group',
          key: 'theme',
          label: 'Theme',
          selection: {
            mode: 'single',
            selected: theme,
            onChange: (keys) => {
              onTheme(keys)
              setTheme(keys)
            },
          },
          choices: [
            { key: 'light', label: 'Light' },
            { key: 'dark', label: 'Dark' },
            { key: 'system', label: 'Same as the system' },
          ],
        },
      ]}
    />
  )
}

/** One choice of a group is ticked, like a radio button; choosing closes the menu. */
export const OneTicked: Story = {
  render: () => <Theme />,
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await expect(screen.getByRole('menuitemradio', { name: 'Same as the system' })).toBeChecked()
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }))
    await expect(onTheme).toHaveBeenCalledWith(['dark'])
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await open(canvasElement)
    await expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
  },
}

const Shown = () => {
  const [shown, setShown] = useState<readonly string[]>(['calls', 'no such key'])
  return (
    <Menu
      label="Show"
      trigger={<Button>Show</Button>}
      entries={[
        {
          kind: 'group',
          key: 'kinds',
          label: 'Kinds',
          selection: { mode: 'multiple', selected: shown, onChange: setShown },
          choices: [
            { key: 'calls', label: 'Calls' },
            { key: 'emails', label: 'Emails' },
            { key: 'notes', label: 'Notes', isDisabled: true },
          ],
        },
      ]}
    />
  )
}

/** Several choices of a group are ticked; the menu stays open. */
export const SeveralTicked: Story = {
  render: () => <Shown />,
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Emails' }))
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Emails' })).toBeChecked()
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Calls' })).toBeChecked()
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Notes' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

const onCsv = fn()

/** What can be done with a search: icons, shortcuts, a second line, what destroys, and a menu beside the menu. */
export const Actions: Story = {
  args: {
    label: 'Search',
    trigger: <Button>High equity</Button>,
    align: 'start',
    entries: [
      { key: 'rename', label: 'Rename', icon: <Pencil aria-hidden="true" />, shortcut: 'F2' },
      {
        key: 'copy',
        label: 'Copy',
        description: 'Into a search of your own',
        icon: <Copy aria-hidden="true" />,
        shortcut: 'Ctrl+C',
      },
      {
        kind: 'submenu',
        key: 'export',
        label: 'Export',
        icon: <Download aria-hidden="true" />,
        entries: [
          { key: 'csv', label: 'As CSV', onAction: onCsv },
          { key: 'print', label: 'Print' },
        ],
      },
      { kind: 'divider', key: 'line' },
      { key: 'delete', label: 'Delete', icon: <Trash2 aria-hidden="true" />, tone: 'danger' },
    ],
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    const parent = screen.getByRole('menuitem', { name: 'Export' })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(parent).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'As CSV' })).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(parent).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'As CSV' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(onCsv).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** Long words wrap, long menus scroll, nothing leaves the window. */
export const Hostile: Story = {
  args: {
    entries: [
      { key: 'long', label: 'W'.repeat(120), description: 'ف'.repeat(120), shortcut: 'Ctrl+Shift+Alt+X' },
      ...Array.from({ length: 100 }, (_, at) => ({ key: `more ${at}`, label: `Choice ${at + 1}` })),
    ],
  },
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement)
    const { top, bottom, left, right } = menu.getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(0)
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth)
    // The ground is no wider than the list on it.
    await expect(menu.parentElement?.offsetWidth ?? Infinity).toBeLessThanOrEqual(362)
  },
}

const choices = [{ key: 'tutorial', label: 'Tutorial On' }]
const fetchChoices = fn(() => Promise.resolve())

/** Entries whose code is fetched with the menu: asked for as soon as the button has the focus, drawn when they are known. */
export const LazyEntries: Story = {
  args: { entries: { preload: fetchChoices, render: (show) => show(choices) } },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button')
    trigger.focus()
    await waitFor(() => expect(fetchChoices).toHaveBeenCalled())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Tutorial On' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

function CloseAtOnce({ onClose }: { readonly onClose: () => void }) {
  useEffect(onClose, [onClose])
  return null
}

/** Where they cannot be fetched the menu closes again, and the button keeps the focus. */
export const LazyEntriesFailed: Story = {
  args: {
    entries: { preload: fetchChoices, render: (_show, onClose) => <CloseAtOnce onClose={onClose} /> },
  },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button')
    await userEvent.click(trigger)
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'))
    await expect(screen.queryByRole('menu')).toBeNull()
    await expect(trigger).toHaveFocus()
  },
}
