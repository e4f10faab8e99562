import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CountBadge } from './CountBadge'

const meta = {
  title: 'Structure/CountBadge',
  component: CountBadge,
  args: { count: 3, label: 'unanswered emails' },
} satisfies Meta<typeof CountBadge>
export default meta

type Story = StoryObj<typeof meta>

export const Few: Story = {}
export const Many: Story = { args: { count: 1200 } }
export const Small: Story = { args: { size: 'small' } }
export const Accent: Story = { args: { tone: 'accent', count: 4, label: 'filters' } }
export const None: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('')
  },
}
