import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { phoneStory } from '../testing/phoneStory'
import { AppFrame } from './AppFrame'
import { EquityLog } from './sampleEquityLog'

const meta = {
  title: 'Structure/AppFrame',
  component: EquityLog,
  subcomponents: { AppFrame },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { startsCollapsed: false, connection: { state: 'connected', text: 'Connected' } },
} satisfies Meta<typeof EquityLog>
export default meta

type Story = StoryObj<typeof meta>

export const Wide: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.tab()
    await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(page.getByRole('main')).toHaveFocus()
    await userEvent.click(page.getByRole('button', { name: 'Change Stores' }))
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
    await userEvent.keyboard('{Escape}{Escape}')
    await waitFor(() => expect(page.getByRole('button', { name: 'Change Stores' })).toHaveFocus())
  },
}

/** The rail of icons; the control at its foot widens it, and what is kept is the caller's. */
export const Collapsed: Story = {
  args: { startsCollapsed: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const rail = page.getByRole('navigation', { name: 'Main' })
    await expect(rail.offsetWidth).toBe(56)
    await userEvent.click(page.getByRole('button', { name: 'Expand navigation' }))
    await expect(rail.offsetWidth).toBe(216)
    await expect(page.getByRole('button', { name: 'Collapse navigation' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(rail.offsetWidth).toBe(56)
    await expect(page.getByRole('button', { name: 'Expand navigation' })).toHaveFocus()
  },
}

/** Where reading starts at the right, so does the frame. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const rail = within(canvasElement).getByRole('navigation', { name: 'Main' })
    await expect(Math.round(rail.getBoundingClientRect().right)).toBe(window.innerWidth)
  },
}
export const Offline: Story = {
  args: { connection: { state: 'offline', text: 'Offline', onRetry: () => undefined } },
}

/** On a phone the signs of a lost connection leave room for the rest of the bar. */
export const OfflinePhone: Story = {
  ...phoneStory,
  ...Offline,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    const last = page.getByRole('button', { name: 'Jordan Mills' }).getBoundingClientRect()
    await expect(last.right).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** At 390 px the logs stand in the bottom bar, and the menu button opens the whole navigation. */
export const Phone: Story = {
  ...phoneStory,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const logs = page.getByRole('navigation', { name: 'Logs' })
    await expect(logs).toBeVisible()
    // What cannot be pressed takes no place in it.
    await expect(
      within(logs)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#equity', '#service', '#contact'])
    await userEvent.click(page.getByRole('button', { name: 'Menu' }))
    const drawer = await screen.findByRole('dialog', { name: 'Navigation' })
    await waitFor(() => expect(within(drawer).getByRole('link', { name: 'Call Guides' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
