import type { Meta, StoryObj } from '@storybook/react-vite'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { Banner, type BannerProps } from './Banner'

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
const Closing = (props: BannerProps) => {
  const [isThere, setIsThere] = useState(true)
  return (
    <section aria-label="Inbox" style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Button>Before</Button>
      {isThere && <Banner {...props} onClose={() => setIsThere(false)} />}
      <Button>After</Button>
    </section>
  )
}

/** Closed by the keyboard, it gives the focus on to what follows. */
export const ClosedByKeyboard: Story = {
  args: { tone: 'info', children: 'A new version is ready.' },
  render: (args) => <Closing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Close' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus())
    await expect(canvas.queryByText('A new version is ready.')).toBeNull()
  },
}

/** What comes with the page is not spoken by itself; what comes while somebody works can be. */
export const Announced: Story = {
  args: { tone: 'warn', children: 'Locked By Priya Singh', isAnnounced: true },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Banner {...args} />
      <Banner tone="info">A note that has always been here.</Banner>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('Locked By Priya Singh')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
export const Hostile: Story = {
  args: { tone: 'warn', title: 'W'.repeat(200), children: 'المعلومات غير متوفرة '.repeat(40), onClose: fn() },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
