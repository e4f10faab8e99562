import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/Button'
import { EmptyState } from './EmptyState'

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { icon: <Search aria-hidden="true" />, text: 'Nothing Found. Please try other search criteria' },
} satisfies Meta<typeof EmptyState>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Nothing Found/)).toBeVisible()
  },
}

const onReset = fn()
export const WithTitleAndAction: Story = {
  args: { title: 'No customers yet', action: <Button onPress={onReset}>Reset filters</Button> },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reset filters' }))
    await expect(onReset).toHaveBeenCalled()
  },
}
export const LongWord: Story = {
  args: { title: 'W'.repeat(200), text: 'ابحث عن عميل آخر' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
