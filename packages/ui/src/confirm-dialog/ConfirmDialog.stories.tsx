import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ConfirmDialog } from './ConfirmDialog'

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Confirm Close',
    children: 'Looks like you have unsaved changes. Are you sure you want to leave?',
    isOpen: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta

type Story = StoryObj<typeof meta>

/** The question is read with the title, and Enter gives the safe answer. */
export const Question: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Close' })
    await expect(dialog).toHaveAccessibleDescription(/unsaved changes/)
    await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Destructive: Story = {
  args: {
    title: 'Remove associate',
    children: 'Priya Singh is flagged no longer.',
    isDestructive: true,
    confirmLabel: 'Remove',
    cancelLabel: 'Cancel',
  },
}

/** A message has OK where a question has Yes and No [S-149]. */
export const Message: Story = {
  args: { title: 'Locked', children: 'Priya Singh has opened this customer.', isMessage: true },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus())
    await expect(screen.queryByRole('button', { name: 'No' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}
