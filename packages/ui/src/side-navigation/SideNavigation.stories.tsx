import type { Meta, StoryObj } from '@storybook/react-vite'
import { Wrench } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleNavigation } from '../app-frame/sampleNavigation'
import { SideNavigation } from './SideNavigation'

const meta = {
  title: 'Structure/SideNavigation',
  component: SideNavigation,
  parameters: { layout: 'fullscreen' },
  args: {
    productName: 'Retain',
    entries: sampleNavigation,
    activeKey: 'equity',
    footer: 'Version 2.32.34',
    onCollapsedChange: fn(),
  },
  decorators: [
    (Story, { args }) => (
      <div style={{ width: args.isCollapsed === true ? 56 : 216, height: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideNavigation>
export default meta

type Story = StoryObj<typeof meta>

/** The active entry says so, the inactive one leads nowhere, the outside one opens a new tab. */
export const Wide: Story = {
  play: async ({ args, canvasElement }) => {
    const nav = within(canvasElement)
    await expect(nav.getByRole('link', { name: 'Equity Log' })).toHaveAttribute('aria-current', 'page')
    const search = nav.getByRole('link', { name: 'Search' })
    await expect(search).toHaveAttribute('aria-disabled', 'true')
    await expect(search).not.toHaveAttribute('href')
    await expect(nav.getByRole('link', { name: /Reports/ })).toHaveAttribute('target', '_blank')
    await userEvent.click(nav.getByRole('button', { name: 'Collapse navigation' }))
    await expect(args.onCollapsedChange).toHaveBeenCalledWith(true)
  },
}

export const FoldedGroup: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement)
    const admin = nav.getByRole('button', { name: 'Admin' })
    await expect(admin).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(admin)
    await expect(nav.queryByRole('link', { name: 'Call Guides' })).toBeNull()
  },
}

/** Collapsed entries show their icon, with the label as name and tooltip. */
export const Collapsed: Story = {
  args: { isCollapsed: true },
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Equity Log')
  },
}

/** In the rail the keyboard reaches every entry and its tooltip, also the greyed one. */
export const CollapsedKeyboard: Story = {
  args: { isCollapsed: true },
  play: async ({ canvasElement }) => {
    const search = within(canvasElement).getByRole('link', { name: 'Search' })
    search.focus()
    await expect(search).toHaveFocus()
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Search'))
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'Admin' })).toHaveFocus()
  },
}

/** A group in the rail widens the navigation. */
export const CollapsedGroup: Story = {
  args: { isCollapsed: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Admin' }))
    await expect(args.onCollapsedChange).toHaveBeenCalledWith(false)
  },
}

/** Long names are cut and shown whole when one points at them; counts that are none are not drawn. */
export const Hostile: Story = {
  args: {
    productName: 'W'.repeat(60),
    footer: 'Version 2.32.34-with-a-very-long-tail-that-nobody-reads',
    activeKey: 'no such page',
    entries: [
      {
        key: 'long',
        label: 'W'.repeat(80),
        href: '#long',
        icon: <Wrench aria-hidden="true" />,
        badge: 100_000,
      },
      { key: 'rtl', label: 'سجل حقوق الملكية', href: '#rtl', badge: NaN },
      { key: 'emoji', label: '🚗 🚗 🚗', href: '#emoji', badge: -1 },
      {
        kind: 'group',
        key: 'group',
        label: 'V'.repeat(80),
        icon: <Wrench aria-hidden="true" />,
        links: Array.from({ length: 60 }, (_, at) => ({
          key: `${at}`,
          label: `Page ${at + 1}`,
          href: '#page',
        })),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation')
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth)
    await expect(nav.querySelectorAll('[data-badge]')).toHaveLength(1)
  },
}
