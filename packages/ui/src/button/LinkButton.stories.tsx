import type { Meta, StoryObj } from '@storybook/react-vite'
import { Undo2 } from 'lucide-react'
import { expect, within } from 'storybook/test'
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
