import type { Meta, StoryObj } from '@storybook/react-vite'
import { Lock } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/Button'
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

const onRetry = fn()
export const WithAction: Story = {
  args: {
    tone: 'danger',
    children: 'The details could not be loaded.',
    action: <Button onPress={onRetry}>Try again</Button>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('could not be loaded')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

/** A note that is done with once it is read can be taken away. */
export const Closable: Story = {
  args: { tone: 'info', children: 'A new version is ready.', onClose: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const Hostile: Story = {
  args: { tone: 'warn', title: 'W'.repeat(200), children: 'المعلومات غير متوفرة '.repeat(40), onClose: fn() },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
