import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { hostileTexts } from '../field/sampleField'
import { dialogDriver } from '../testing/dialogDriver'
import { expectAccessibleTree } from '../testing/expectAccessibleTree'
import { phoneStory } from '../testing/phoneStory'
import { TextField } from '../text-field/TextField'
import { FormDialog, type FormDialogProps } from './FormDialog'

/** Keeps two fields, of which the second is wrong while it has no @. */
const Signature = (props: FormDialogProps) => {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  const [name, setName] = useState('Priya Singh')
  const [email, setEmail] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const isWrong = isChecked && !email.includes('@')
  return (
    <main>
      <Button onPress={() => setIsOpen(true)}>Email Signature</Button>
      <FormDialog
        {...props}
        isOpen={isOpen}
        hasChanges={props.hasChanges ?? (name !== 'Priya Singh' || email !== '')}
        onClose={() => {
          props.onClose()
          setIsOpen(false)
        }}
        onSubmit={() => {
          setIsChecked(true)
          if (email.includes('@')) props.onSubmit()
        }}
      >
        <div style={{ display: 'grid', gap: 12 }}>
          <TextField label="Name" value={name} onChange={setName} autoFocus />
          <TextField
            label="Email"
            value={email}
            onChange={setEmail}
            error={isWrong ? 'Enter an email address' : undefined}
          />
        </div>
      </FormDialog>
    </main>
  )
}

const meta = {
  title: 'Overlays/FormDialog',
  component: FormDialog,
  render: (args) => <Signature {...args} />,
  args: { title: 'Email Signature', isOpen: true, children: null, onSubmit: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof FormDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expectAccessibleTree(dialog, [
      ['dialog', 'Email Signature'],
      ['heading', 'Email Signature'],
      ['button', 'Close'],
      ['textbox', 'Name'],
      ['textbox', 'Email'],
      ['button', 'Cancel'],
      ['button', 'Save'],
      ['status', ''],
    ])
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  },
}

/** Enter in a field sends the form. */
export const Enter: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'p@example.com{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** What is wrong is marked, and the first such field gets the focus; typing goes on undisturbed. */
export const Invalid: Story = {
  play: async ({ args }) => {
    const dialog = dialogDriver(await screen.findByRole('dialog'))
    const email = screen.getByRole('textbox', { name: 'Email' })
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(email).toHaveFocus())
    await expect(dialog.fieldError('Email')).toBe('Enter an email address')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    // What is said of a field begins where the field does, whatever the dialog's own foot looks like.
    const edgeOf = (element: Element) => element.getBoundingClientRect().left
    await expect(edgeOf(screen.getByText('Enter an email address'))).toBe(edgeOf(screen.getByText('Email')))
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' Jr')
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  },
}

/** Saving failed: the reason stands over the buttons, and what was typed is still there. */
export const Failed: Story = {
  args: { error: 'An error occurred getting data: Bad Gateway' },
  play: async () => {
    const dialog = dialogDriver(await screen.findByRole('dialog'))
    await expect(dialog.failure()).toBe('An error occurred getting data: Bad Gateway')
    dialog.type('Email', 'p@example.com')
    dialog.submit()
    await expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('p@example.com')
  },
}

/** What went wrong, and over what can be done: two lines. */
export const FailedWithTitle: Story = {
  args: { errorTitle: 'The signature was not saved.', error: 'Save it again; it is recorded only once.' },
  play: async () => {
    const alert = within(await screen.findByRole('dialog')).getByRole('alert')
    const title = within(alert).getByText('The signature was not saved.')
    await expect(getComputedStyle(title).display).toBe('block')
    await expect(alert).toHaveTextContent(
      'The signature was not saved.Save it again; it is recorded only once.',
    )
  },
}

/** While a save is under way Enter sends nothing and nothing closes the dialog. */
export const Saving: Story = {
  args: { isAwaitingClose: true, awaitedText: 'Saving the signature' },
  play: async ({ args }) => {
    const dialog = dialogDriver(await screen.findByRole('dialog'))
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'p@example.com{Enter}{Escape}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(dialog.isAwaitingClose()).toBe(true)
    await expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('p@example.com')
  },
}

/** Closing with unsaved changes asks. No keeps all as it was; Yes closes. */
export const UnsavedChanges: Story = {
  play: async ({ args }) => {
    const email = await screen.findByRole('textbox', { name: 'Email' })
    await userEvent.type(email, 'p@')
    await userEvent.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog', { name: 'Confirm Close' })
    await userEvent.click(within(question).getByRole('button', { name: 'No' }))
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveValue('p@')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(document.activeElement).toBe(document.body))
  },
}

/** The question in other words. */
export const OwnQuestion: Story = {
  args: {
    hasChanges: true,
    unsavedChanges: {
      title: 'Confirm Cancel',
      question: 'Are you sure you want to cancel your changes?',
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    const question = await screen.findByRole('alertdialog', { name: 'Confirm Cancel' })
    await expect(dialogDriver(question).text()).toBe('Are you sure you want to cancel your changes?')
  },
}

/** On a phone it stands at the bottom edge, as wide as the window. */
export const Phone: Story = {
  ...phoneStory,
  args: { error: 'Bad Gateway' },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => {
      const { left, right, bottom } = dialog.getBoundingClientRect()
      return expect([left, right, Math.round(bottom)]).toEqual([0, window.innerWidth, window.innerHeight])
    })
  },
}

/** A failure as long as it likes leaves fields and buttons in their places. */
export const HostileTexts: Story = {
  args: { title: hostileTexts.longWord.repeat(2), error: hostileTexts.longWord.repeat(8) },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeVisible())
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { error: 'Bad Gateway' } }

/** What has to be filled is still empty. */
export const SubmitDisabled: Story = {
  args: { isSubmitDisabled: true },
  play: async ({ args }) => {
    await expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
