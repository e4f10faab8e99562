import type { Meta, StoryObj } from '@storybook/react-vite'
import { Lock } from 'lucide-react'
import { Banner } from './Banner'

const meta = { title: 'Feedback/Banner', component: Banner, args: { children: '' } } satisfies Meta<
  typeof Banner
>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {
  args: { icon: <Lock aria-hidden="true" />, children: 'Locked By Priya Singh 5 minutes ago.' },
}
export const Info: Story = { args: { tone: 'info', children: 'A new version is ready.' } }
export const Warn: Story = {
  args: { tone: 'warn', children: 'Payment information not found for one or more vehicles' },
}
export const Danger: Story = {
  args: { tone: 'danger', title: 'Email not sent', children: 'The address was refused.' },
}
