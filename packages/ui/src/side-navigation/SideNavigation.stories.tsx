import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail, Wrench } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleNavigation } from '../app-frame/sampleNavigation'
import { wordsOf } from '../testing/wordsOf'
import type { NavigationEntry } from './navigationEntry'
import { SideNavigation, type SideNavigationProps } from './SideNavigation'

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
    const canvas = within(canvasElement)
    // Pressed keys, not a script's focus, are what shows a tooltip.
    canvas.getByRole('link', { name: /^Contact Log/ }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Search' })).toHaveFocus()
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Search'))
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Admin' })).toHaveFocus()
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

/** A navigation whose width is kept, as an app does it. */
const Folding = (props: SideNavigationProps) => {
  const [isCollapsed, setIsCollapsed] = useState(props.isCollapsed)
  return (
    <div style={{ width: isCollapsed === true ? 56 : 216, height: '100%' }}>
      <SideNavigation {...props} isCollapsed={isCollapsed} onCollapsedChange={setIsCollapsed} />
    </div>
  )
}

/** By the keyboard: the group that widens the navigation keeps the focus, and shows its links. */
export const CollapsedGroupKeyboard: Story = {
  args: { isCollapsed: true },
  render: (args) => <Folding {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Admin' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Call Guides' })).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Admin' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Admin' })).toHaveAttribute('aria-expanded', 'true')
  },
}

/** A rail that cannot be widened opens the group in itself; links without an icon have their initials. */
export const RailOnly: Story = {
  args: { isCollapsed: true },
  render: ({ onCollapsedChange: _, ...args }) => <SideNavigation {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const admin = canvas.getByRole('button', { name: 'Admin' })
    await expect(admin).toHaveAttribute('aria-expanded', 'false')
    admin.focus()
    await userEvent.keyboard('{Enter}')
    await expect(admin).toHaveFocus()
    await expect(admin).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('link', { name: 'Call Guides' })).toHaveTextContent('CG')
    const nav = canvas.getByRole('navigation')
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth)
  },
}

const waitingGroup: readonly NavigationEntry[] = [
  {
    kind: 'group',
    key: 'mail',
    label: 'Mail',
    icon: <Mail aria-hidden="true" />,
    links: [
      { key: 'contact', label: 'Contact Log', href: '#contact', badge: 3, badgeLabel: 'unanswered' },
      { key: 'lost', label: 'Lost Mail', href: '#lost', badge: 4, badgeLabel: 'unanswered' },
    ],
  },
]

/** While a group's links are out of sight, its title has the sum of their counts. */
export const FoldedCounts: Story = {
  args: { entries: waitingGroup },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Mail' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Mail 7 unanswered' }))
    await expect(canvas.getByRole('link', { name: 'Lost Mail 4 unanswered' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Mail' }))
  },
}
export const CollapsedCounts: Story = {
  args: { entries: waitingGroup, isCollapsed: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Mail 7 unanswered' })).toBeVisible()
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

/** Names in another direction are cut at their own end, and stand where the page's lines start. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    footer: 'Version 2.32.34-with-a-very-long-tail-that-nobody-reads',
    entries: [
      { kind: 'group', key: 'group', label: 'Administration '.repeat(9).trim(), icon: null, links: [] },
    ],
  },
  play: async ({ canvasElement }) => {
    for (const text of within(canvasElement).getAllByTitle(/^(Version|Administration)/))
      await expect(wordsOf(text).left).toBeCloseTo(text.getBoundingClientRect().left, 0)
  },
}
