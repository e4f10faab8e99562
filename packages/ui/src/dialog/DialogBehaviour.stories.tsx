import type { Meta, StoryObj } from '@storybook/react-vite'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { ConfirmDialog } from '../confirm-dialog/ConfirmDialog'
import { dialogDriver } from '../testing/dialogDriver'
import { TextField } from '../text-field/TextField'
import { Dialog } from './Dialog'
import { askedToClose, isAwaitingClose, type DialogStatus } from './dialogStatus'
import { dialogStories } from './sampleDialog'

const meta = {
  ...dialogStories,
  title: 'Overlays/Dialog/Behaviour',
  component: Dialog,
} satisfies Meta<typeof Dialog>
export default meta

type Story = StoryObj<typeof meta>

/** The focus goes in, cannot leave, and comes back to the button that opened it. */
export const Focus: Story = {
  args: { isOpen: false },
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Edit' })
    await userEvent.click(trigger)
    const dialog = await screen.findByRole('dialog', { name: 'Edit customer' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab()
      await expect(dialog.contains(document.activeElement)).toBe(true)
    }
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab({ shift: true })
      await expect(dialog.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

const Unlocking = () => {
  const [isLocked, setIsLocked] = useState(true)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <main>
      <div>
        <a href="#beth">Singh, Beth</a>
        {isLocked && <Button onPress={() => setIsOpen(true)}>Unlock</Button>}
      </div>
      <Dialog
        title="Unlock Row"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        footer={
          <Button
            variant="primary"
            onPress={() => {
              setIsLocked(false)
              setIsOpen(false)
            }}
          >
            Yes
          </Button>
        }
      >
        The button that opened this leaves with the lock.
      </Dialog>
    </main>
  )
}

/** Where the button that opened it has gone, the focus finds the nearest control in its place. */
export const TriggerGone: Story = {
  render: () => <Unlocking />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Unlock' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    await waitFor(() =>
      expect(within(canvasElement).getByRole('link', { name: 'Singh, Beth' })).toHaveFocus(),
    )
  },
}

const Awaiting = ({ isAutoCloseDisabled }: { readonly isAutoCloseDisabled: boolean }) => {
  const [status, setStatus] = useState<DialogStatus>('open')
  const isAwaiting = isAwaitingClose(isAutoCloseDisabled, status)
  return (
    <main>
      <Button onPress={() => setStatus('closed')}>The work is done</Button>
      <Dialog
        title="Email Signature"
        isOpen={status !== 'closed'}
        isAwaitingClose={isAwaiting}
        awaitedText="Saving the signature"
        onClose={() => setStatus('closed')}
        footer={
          <>
            <Button>Cancel</Button>
            <Button
              variant="primary"
              isLoading={isAwaiting}
              onPress={() => setStatus(askedToClose(isAutoCloseDisabled))}
            >
              Save
            </Button>
          </>
        }
      >
        <TextField label="Name" value="Priya Singh" onChange={fn()} />
      </Dialog>
    </main>
  )
}

/**
 * It was asked to close and its work still runs: every button waits and keeps the focus, Escape does nothing, and after
 * a second the wait is spoken. (The page's button stands for the end of the work.)
 */
export const AwaitingClose: Story = {
  render: () => <Awaiting isAutoCloseDisabled />,
  play: async () => {
    const dialog = dialogDriver(await screen.findByRole('dialog'))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(dialog.isAwaitingClose()).toBe(true)
    await expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(screen.getByRole('dialog')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saving the signature'), {
      timeout: 3000,
    })
  },
}

/** A dialog that closes by itself does not wait. */
export const AutoClose: Story = {
  render: () => <Awaiting isAutoCloseDisabled={false} />,
  play: async () => {
    dialogDriver(await screen.findByRole('dialog')).press('Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const Nested = ({ onClose }: { readonly onClose: () => void }) => {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <main>
      <Dialog
        title="Column Options"
        isOpen
        size="medium"
        onClose={onClose}
        footerStart={
          <Button variant="ghost" icon={<RotateCcw aria-hidden="true" />}>
            Default
          </Button>
        }
        footer={<Button onPress={() => setIsAsking(true)}>Cancel</Button>}
      >
        Add or remove columns. Drag columns to reorder them.
        <ConfirmDialog
          title="Confirm Cancel"
          isOpen={isAsking}
          onConfirm={onClose}
          onCancel={() => setIsAsking(false)}
        >
          Are you sure you want to cancel your changes?
        </ConfirmDialog>
      </Dialog>
    </main>
  )
}

/** Escape closes the upper one only, the focus goes back into the lower one, and the page is dimmed once. */
export const OneOverAnother: Story = {
  args: { onClose: fn() },
  render: ({ onClose }) => <Nested onClose={onClose} />,
  play: async ({ args }) => {
    const lower = () => screen.getByRole('dialog', { name: 'Column Options' })
    await waitFor(() => expect(lower()).toContainElement(document.activeElement as HTMLElement))
    const cancel = within(lower()).getByRole('button', { name: 'Cancel' })
    await userEvent.click(cancel)
    await screen.findByRole('alertdialog', { name: 'Confirm Cancel' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveFocus())
    const grounds = [...document.querySelectorAll('[data-scrim]')].map(
      (scrim) => getComputedStyle(scrim).backgroundColor,
    )
    await expect(grounds).toHaveLength(2)
    await expect(grounds[0]).toBe('rgba(0, 0, 0, 0)')
    await expect(grounds[1]).not.toBe('rgba(0, 0, 0, 0)')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(await screen.findByRole('dialog', { name: 'Column Options' })).toBeInTheDocument()
    await expect(args.onClose).not.toHaveBeenCalled()
    await waitFor(() => expect(cancel).toHaveFocus())
  },
}

/** The upper one in sight. */
export const TwoOpen: Story = {
  args: { onClose: fn() },
  render: ({ onClose }) => <Nested onClose={onClose} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    const upper = await screen.findByRole('alertdialog')
    await waitFor(() => expect(upper).toBeVisible())
  },
}
