import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Dialog } from '../dialog/Dialog'
import { TextField } from '../text-field/TextField'
import { driver, KeptToasts, region, toastStories } from './sampleToasts'
import { ToastRegion, type ToastRegionProps } from './ToastRegion'

const meta = {
  ...toastStories,
  title: 'Feedback/Toast/Focus',
  component: ToastRegion,
} satisfies Meta<typeof ToastRegion>
export default meta

type Story = StoryObj<typeof meta>

const note = () => screen.getByRole('textbox', { name: 'Note' })

/** F6 leads to the newest toast, Tab to its button; F6 or Escape leads back to where the focus was. */
export const ByKeyboard: Story = {
  play: async () => {
    note().focus()
    await userEvent.keyboard('{F6}')
    await expect(driver().toast('An error occurred getting data: Bad Gateway')).toHaveFocus()
    await userEvent.keyboard('{F6}')
    await expect(note()).toHaveFocus()
    await userEvent.keyboard('{F6}{Escape}')
    await expect(note()).toHaveFocus()
  },
}

/** Closing by the keyboard leads on to the next toast; after the last one the focus is back where it was. */
export const FocusReturns: Story = {
  play: async () => {
    note().focus()
    await userEvent.keyboard('{F6}')
    for (const next of ['Email not sent', 'Email Received', 'Note Saved.']) {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(driver().toast(next)).toHaveFocus())
    }
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(note()).toHaveFocus())
  },
}

/** Closing by the pointer takes the focus nowhere. */
export const FocusStays: Story = {
  play: async () => {
    await userEvent.click(note())
    const [first] = screen.getAllByRole('button', { name: 'Close' })
    if (first === undefined) throw new Error('a close button expected')
    await userEvent.click(first)
    await waitFor(() => expect(driver().labels()).toHaveLength(3))
    await expect(note()).toHaveFocus()
  },
}

const WithDialog = (props: ToastRegionProps) => {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <KeptToasts {...props} />
      <Dialog title="Edit customer" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <TextField label="Email" value="" onChange={fn()} autoFocus />
      </Dialog>
    </>
  )
}

/** Over an open dialog toasts are in reach, and the dialog stays open. */
export const OverADialog: Story = {
  render: (args) => <WithDialog {...args} />,
  play: async () => {
    const email = await screen.findByRole('textbox', { name: 'Email' })
    await waitFor(() => expect(email).toHaveFocus())
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(driver().toast('An error occurred getting data: Bad Gateway')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(email).toHaveFocus())
    await expect(screen.getByRole('dialog')).toBeInTheDocument()
    const [first] = within(region()).getAllByRole('button', { name: 'Close' })
    if (first === undefined) throw new Error('a close button expected')
    await userEvent.click(first)
    await waitFor(() => expect(driver().labels()).toHaveLength(3))
    await expect(screen.getByRole('dialog')).toBeInTheDocument()
  },
}
