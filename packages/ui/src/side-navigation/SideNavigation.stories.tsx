import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
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
