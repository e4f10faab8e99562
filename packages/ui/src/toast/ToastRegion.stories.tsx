import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ToastRegion } from './ToastRegion'

const meta = {
  title: 'Feedback/ToastRegion',
  component: ToastRegion,
  args: {
    onClose: fn(),
    onPause: fn(),
    onResume: fn(),
    toasts: [
      { id: 'saved', type: 'success', label: 'Note Saved.' },
      { id: 'mail', type: 'message', label: 'Email Received', body: 'New email from Hana Castellanos.' },
      {
        id: 'bounced',
        type: 'warning',
        label: 'Email not sent',
        body: 'Earlier mail to this address was flagged undelivered.',
      },
      {
        id: 'error',
        type: 'error',
        label: 'An error occurred getting data: Bad Gateway',
        body: 'Stays until it is closed.',
      },
    ],
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof ToastRegion>
export default meta

type Story = StoryObj<typeof meta>

export const None: Story = { args: { toasts: [] } }

/** Pressing a message does nothing; its button closes it. */
export const EveryType: Story = {
  play: async ({ args, canvasElement }) => {
    const region = within(canvasElement)
    await userEvent.click(region.getByText('Note Saved.'))
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(region.getAllByRole('alert')).toHaveLength(2)
    const [first] = region.getAllByRole('button', { name: 'Close' })
    if (first === undefined) throw new Error('a close button expected')
    await userEvent.click(first)
    await expect(args.onClose).toHaveBeenCalledWith('saved')
  },
}

/** Time stands still while the pointer or the focus is on the messages. */
export const Pausing: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(args.onPause).toHaveBeenCalled()
    within(canvasElement).getAllByRole('button')[0]?.blur()
    await expect(args.onResume).toHaveBeenCalled()
  },
}
