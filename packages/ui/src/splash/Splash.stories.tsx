import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Splash } from './Splash'

const meta = {
  title: 'Feedback/Splash',
  component: Splash,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Splash>
export default meta

type Story = StoryObj<typeof meta>

export const Redirecting: Story = {
  args: { text: 'Redirecting to Authorization Server. Please Wait' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Please Wait')
  },
}
export const PreparingDemoData: Story = { args: { text: 'Preparing demo data' } }
export const InsideAPage: Story = { args: { text: 'Loading', isInline: true } }
