import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ErrorState } from './ErrorState'

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: { text: 'The list could not be loaded.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>
export default meta

type Story = StoryObj<typeof meta>

export const WithRetry: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('The list could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Plain: Story = { render: () => <ErrorState /> }
export const WithDetail: Story = {
  args: { title: 'No answer', detail: 'Request 01JD8Y6T9VQ3' },
}

/** While it is tried again, further presses do nothing. */
export const Retrying: Story = {
  args: { isRetrying: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}
export const LongWord: Story = {
  args: { text: 'https://retain.example.com/' + 'a'.repeat(300) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
