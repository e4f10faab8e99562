import type { Meta, StoryObj } from '@storybook/react-vite'
import { Undo2 } from 'lucide-react'
import { expect, userEvent, within } from 'storybook/test'
import { hostileTexts } from '../field/sampleField'
import { phoneStory } from '../testing/phoneStory'
import { LinkButton } from './LinkButton'

const meta = {
  title: 'Controls/LinkButton',
  component: LinkButton,
  args: { href: '#log', children: 'Sign In' },
} satisfies Meta<typeof LinkButton>
export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = {
  args: { variant: 'primary', icon: <Undo2 aria-hidden="true" />, children: 'Click Here to Make a U-Turn' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '#log')
  },
}
export const Plain: Story = {}
export const Small: Story = { args: { size: 'small' } }
export const Ghost: Story = { args: { variant: 'ghost' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Delete the account' } }
export const Tiny: Story = { args: { size: 'tiny', icon: <Undo2 aria-hidden="true" /> } }

/** The router's link is drawn in the same look, and the keyboard follows it. */
export const RouterLink: Story = {
  args: {
    linkComponent: ({ href, children, ...rest }) => (
      <a {...rest} href={`#routed${href}`}>
        {children}
      </a>
    ),
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Sign In' })
    await expect(link).toHaveAttribute('href', '#routed#log')
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
}
export const OnAPhone: Story = {
  ...phoneStory,
  args: { variant: 'primary', children: hostileTexts.longWord },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
