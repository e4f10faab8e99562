import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { phoneStory } from '../testing/phoneStory'
import { TextField } from '../text-field/TextField'
import { Dialog, type DialogProps } from './Dialog'

const Opened = (props: DialogProps) => {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Edit</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={() => {
          props.onClose()
          setIsOpen(false)
        }}
      />
    </>
  )
}

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  render: (args) => <Opened {...args} />,
  args: {
    title: 'Edit customer',
    isOpen: true,
    onClose: fn(),
    children: <TextField label="Email" value="hana.c@example.com" onChange={fn()} />,
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Save</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
/** Without a footer there is nothing but the close button [S-148]. */
export const NoFooter: Story = {
  args: { kind: 'NoFooter' },
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}

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
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** What is too long scrolls inside, by the keyboard too; title and buttons stay. */
export const LongContent: Story = {
  args: {
    children: Array.from({ length: 60 }, (_, line) => <p key={line}>Line {line + 1} of the terms.</p>),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeVisible())
    await userEvent.tab()
    await userEvent.tab()
    await expect(document.activeElement).toHaveTextContent('Line 60 of the terms.')
  },
}

/** While something is awaited neither Escape nor the button closes it. */
export const Busy: Story = {
  args: { isBusy: true, footer: <Button isLoading>Save</Button> },
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('dialog')).toBeInTheDocument()
    await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** On a phone it stands at the bottom edge, as wide as the window. */
export const Phone: Story = {
  ...phoneStory,
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => {
      const { left, right, bottom } = dialog.getBoundingClientRect()
      return expect([left, right, Math.round(bottom)]).toEqual([0, window.innerWidth, window.innerHeight])
    })
  },
}

export const Wide: Story = { args: { size: 'wide' } }
