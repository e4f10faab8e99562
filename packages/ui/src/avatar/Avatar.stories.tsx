import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from './Avatar'
import { AvatarButton } from './AvatarButton'

const meta = {
  title: 'Structure/Avatar',
  component: Avatar,
  args: { initials: 'JM', name: 'Jordan Mills' },
} satisfies Meta<typeof Avatar>
export default meta

type Story = StoryObj<typeof meta>

export const Medium: Story = {}
export const Small: Story = { args: { size: 'small' } }
export const AsButton: Story = { render: () => <AvatarButton initials="JM" label="Jordan Mills" /> }
