import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { Button } from '../button/Button'
import { EmptyState } from './EmptyState'

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { icon: <Search aria-hidden="true" />, text: 'Nothing Found. Please try other search criteria' },
} satisfies Meta<typeof EmptyState>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const WithTitleAndAction: Story = {
  args: { title: 'No customers yet', action: <Button>Reset filters</Button> },
}
