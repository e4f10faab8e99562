import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { expectAccessibleTree } from '../testing/expectAccessibleTree'
import { phoneStory } from '../testing/phoneStory'
import { driver, region, toastStories } from './sampleToasts'
import { ToastRegion } from './ToastRegion'
import { useToasts } from './useToasts'

const meta = {
  ...toastStories,
  title: 'Feedback/Toast',
  component: ToastRegion,
} satisfies Meta<typeof ToastRegion>
export default meta

type Story = StoryObj<typeof meta>

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
