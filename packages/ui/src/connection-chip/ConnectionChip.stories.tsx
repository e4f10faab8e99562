import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ConnectionChip, type ConnectionChipProps } from './ConnectionChip'

const meta = {
  title: 'Feedback/ConnectionChip',
  component: ConnectionChip,
  args: { state: 'reconnecting', text: 'Reconnecting' },
} satisfies Meta<typeof ConnectionChip>
export default meta

type Story = StoryObj<typeof meta>

export const Reconnecting: Story = {}
export const Offline: Story = {
  args: { state: 'offline', text: 'Offline', onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** Nothing shows, but screen readers hear it. */
export const Connected: Story = {
  args: { state: 'connected', text: 'Connected' },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status')
    await expect(status).toHaveTextContent('Connected')
    await expect(status.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}

const Changing = (props: ConnectionChipProps) => {
  const [state, setState] = useState(props.state)
  const texts = { connected: 'Connected', reconnecting: 'Reconnecting', offline: 'Offline' }
  return <ConnectionChip state={state} text={texts[state]} onRetry={() => setState('connected')} />
}

/** It is one live region through every change, so that each is spoken. */
export const Changes: Story = {
  args: { state: 'offline' },
  render: (args) => <Changing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const status = canvas.getByRole('status')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(canvas.getByRole('status')).toBe(status)
    await waitFor(() => expect(status).toHaveTextContent('Connected'))
    // The button has left: the chip keeps its place in the order of the Tab key.
    await waitFor(() => expect(status.parentElement).toHaveFocus())
  },
}
