import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
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

/** Nothing shows, and nothing is said of what was well from the start. */
export const Connected: Story = {
  args: { state: 'connected', text: 'Connected' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('')
    await expect(within(canvasElement).queryByText('Connected')).toBeNull()
  },
}

const texts = { connected: 'Connected', reconnecting: 'Reconnecting', offline: 'Offline' }
const Changing = (props: ConnectionChipProps) => {
  const [state, setState] = useState(props.state)
  return <ConnectionChip state={state} text={texts[state]} onRetry={() => setState('connected')} />
}

/** It is one live region through every change, so that each is spoken; the focus of a button that leaves stays here. */
export const Changes: Story = {
  args: { state: 'offline' },
  render: (args) => <Changing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const status = canvas.getByRole('status')
    canvas.getByRole('button', { name: 'Try again' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(status).toHaveTextContent('Connected'))
    await expect(canvas.getByRole('status')).toBe(status)
    await waitFor(() => expect(status.parentElement).toHaveFocus())
  },
}

const Flapping = () => {
  const [state, setState] = useState<ConnectionChipProps['state']>('connected')
  return (
    <>
      <ConnectionChip state={state} text={texts[state]} />
      <Button
        onPress={() => {
          setState('reconnecting')
          setTimeout(() => setState('connected'), 100)
          setTimeout(() => setState('offline'), 200)
        }}
      >
        Shake
      </Button>
    </>
  )
}

/** A connection that comes and goes is spoken of once a second at most: what it was in between is not heard. */
export const Flaps: Story = {
  render: () => <Flapping />,
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status')
    const heard: string[] = []
    const observer = new MutationObserver(() => heard.push(status.textContent))
    observer.observe(status, { childList: true, subtree: true, characterData: true })
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Shake' }))
    await waitFor(() => expect(status).toHaveTextContent('Offline'), { timeout: 3000 })
    observer.disconnect()
    await expect(heard).toEqual(['Reconnecting', 'Offline'])
  },
}
