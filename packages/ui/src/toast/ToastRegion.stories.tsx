import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { Dialog } from '../dialog/Dialog'
import { expectAccessibleTree } from '../testing/expectAccessibleTree'
import { phoneStory } from '../testing/phoneStory'
import { toastDriver } from '../testing/toastDriver'
import { TextField } from '../text-field/TextField'
import type { Toast } from './toast'
import { ToastRegion, type ToastRegionProps } from './ToastRegion'
import { useToasts } from './useToasts'

const everyType: readonly Toast[] = [
  { id: 'saved', type: 'success', label: 'Note Saved.', timeout: null },
  {
    id: 'mail',
    type: 'message',
    label: 'Email Received',
    body: 'New email from Hana Castellanos.',
    timeout: null,
  },
  {
    id: 'bounced',
    type: 'warning',
    label: 'Email not sent',
    body: 'Earlier mail to this address was flagged undelivered.',
    timeout: null,
  },
  {
    id: 'error',
    type: 'error',
    label: 'An error occurred getting data: Bad Gateway',
    body: 'Stays until it is closed.',
  },
]

/** Keeps the list, beside a field that has the focus first. */
const Kept = (props: ToastRegionProps) => {
  const [toasts, setToasts] = useState(props.toasts)
  return (
    <>
      <div style={{ maxWidth: 320 }}>
        <TextField label="Note" value="" onChange={fn()} />
      </div>
      <ToastRegion
        {...props}
        toasts={toasts}
        onClose={(id) => {
          props.onClose(id)
          setToasts((current) => current.filter((toast) => toast.id !== id))
        }}
      />
    </>
  )
}

const meta = {
  title: 'Feedback/Toast',
  component: ToastRegion,
  render: (args) => <Kept {...args} />,
  args: { toasts: everyType, onClose: fn(), onAction: fn() },
  parameters: { docs: { story: { inline: false, height: '460px' } } },
} satisfies Meta<typeof ToastRegion>
export default meta

type Story = StoryObj<typeof meta>

const region = () => screen.getByRole('region', { name: 'Notifications' })
const driver = () => toastDriver(region())
const note = () => screen.getByRole('textbox', { name: 'Note' })

/** With nothing to say the region is there all the same: a screen reader has to know it before it speaks. */
export const None: Story = {
  args: { toasts: [] },
  play: async () => {
    await expect(driver().labels()).toEqual([])
    await expect(region().querySelectorAll('[aria-live]')).toHaveLength(2)
  },
}

/** A press on a toast does nothing; its close button closes it. */
export const EveryType: Story = {
  play: async ({ args }) => {
    await expectAccessibleTree(region(), [
      ['region', 'Notifications'],
      ['list', ''],
      ['listitem', ''],
      ['group', 'Success: Note Saved.'],
      ['button', 'Close'],
      ['listitem', ''],
      ['group', 'Message: Email Received'],
      ['button', 'Close'],
      ['listitem', ''],
      ['group', 'Warning: Email not sent'],
      ['button', 'Close'],
      ['listitem', ''],
      ['group', 'Error: An error occurred getting data: Bad Gateway'],
      ['button', 'Close'],
    ])
    const { right, bottom } = region().getBoundingClientRect()
    await expect([window.innerWidth - right, window.innerHeight - bottom]).toEqual([16, 60])
    await userEvent.click(screen.getByText('Note Saved.'))
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(region().contains(document.activeElement)).toBe(false)
  },
}

/** The close button closes its toast and no other. */
export const Close: Story = {
  play: async ({ args }) => {
    driver().close('Email Received')
    await waitFor(() => expect(driver().labels()).not.toContain('Email Received'))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onClose).toHaveBeenCalledWith('mail')
  },
}

/** The corner itself takes no press: what lies beside and between the toasts stays in reach. */
export const LetsThrough: Story = {
  play: async () => {
    const [upper, lower] = within(region()).getAllByRole('group')
    if (upper === undefined || lower === undefined) throw new Error('two toasts expected')
    const between = (upper.getBoundingClientRect().bottom + lower.getBoundingClientRect().top) / 2
    const hit = document.elementFromPoint(upper.getBoundingClientRect().left + 20, between)
    await expect(region().contains(hit)).toBe(false)
  },
}

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

/** Over the limit a toast waits for a place. */
export const Limit: Story = {
  args: { limit: 2 },
  play: async () => {
    await expect(driver().labels()).toEqual(['Note Saved.', 'Email Received'])
    await expect(driver().waiting()).toBe(2)
    driver().close('Note Saved.')
    await waitFor(() => expect(driver().labels()).toEqual(['Email Received', 'Email not sent']))
    await expect(driver().waiting()).toBe(1)
  },
}

/** A toast may have one button of its own. */
export const Action: Story = {
  args: {
    toasts: [
      { id: 'removed', type: 'success', label: 'Search deleted', actionLabel: 'Undo', timeout: null },
      { id: 'again', type: 'error', label: 'Not saved', body: 'No connection.', actionLabel: 'Try again' },
    ],
  },
  play: async ({ args }) => {
    driver().pressAction('Search deleted')
    await expect(args.onAction).toHaveBeenCalledOnce()
    await expect(args.onAction).toHaveBeenCalledWith('removed')
    await expect(driver().labels()).toContain('Search deleted')
  },
}

const Counting = () => {
  const { toasts, show, close } = useToasts()
  return (
    <>
      <Button onPress={() => show({ type: 'warning', label: 'Call not saved', timeout: null })}>Save</Button>
      <ToastRegion toasts={toasts} onClose={close} />
    </>
  )
}

/** What says the same is counted, in one toast. */
export const Counted: Story = {
  render: () => <Counting />,
  play: async ({ canvasElement }) => {
    const save = within(canvasElement).getByRole('button', { name: 'Save' })
    for (let press = 0; press < 3; press += 1) await userEvent.click(save)
    await waitFor(() =>
      expect(driver().toasts()).toEqual([{ type: 'warning', label: 'Call not saved', body: '', count: 3 }]),
    )
    await expect(driver().toast('Call not saved')).toHaveAccessibleName('Warning: Call not saved 3 times')
  },
}

/** Errors interrupt what is being read, everything else waits for its turn. */
export const Spoken: Story = {
  play: async () => {
    await waitFor(() => expect(driver().spoken().urgent).toMatch(/^Error: An error occurred/))
    await waitFor(() => expect(driver().spoken().polite).toMatch(/^Success: Note Saved\. Message: Email/), {
      timeout: 3000,
    })
  },
}

const WithDialog = (props: ToastRegionProps) => {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <Kept {...props} />
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

/** Very long words, names that run from right to left, emoji and markup stay inside. */
export const HostileTexts: Story = {
  args: {
    toasts: [
      { id: 'long', type: 'error', label: 'unbroken'.repeat(20), body: 'word '.repeat(80) },
      {
        id: 'rtl',
        type: 'message',
        label: 'محمد عبد الرحمن',
        body: '👩‍👩‍👧‍👦 <img onerror=alert(1)>',
        timeout: NaN,
      },
      { id: 'empty', type: 'warning', label: '', body: '', timeout: null, count: NaN },
    ],
  },
  play: async () => {
    for (const card of within(region()).getAllByRole('group'))
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    await waitFor(() => expect(region().getBoundingClientRect().left).toBe(16))
  },
}

/** On a phone they stand above the pager and the main button, as wide as the window. */
export const Phone: Story = {
  ...phoneStory,
  play: async () => {
    await waitFor(() => {
      const { left, right } = region().getBoundingClientRect()
      return expect([left, window.innerWidth - right]).toEqual([12, 12])
    })
  },
}
