import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { hostileTexts } from '../field/sampleField'
import { dialogDriver } from '../testing/dialogDriver'
import { expectAccessibleTree } from '../testing/expectAccessibleTree'
import { phoneStory } from '../testing/phoneStory'
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
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof ConfirmDialog>
export default meta

type Story = StoryObj<typeof meta>

/** The question is read with the title, and Enter gives the safe answer. */
export const Question: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Close' })
    await expect(dialog).toHaveAccessibleDescription(/unsaved changes/)
    await expectAccessibleTree(dialog, [
      ['alertdialog', 'Confirm Close'],
      ['heading', 'Confirm Close'],
      ['button', 'Close'],
      ['button', 'No'],
      ['button', 'Yes'],
      ['status', ''],
    ])
    await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

/** Where "Yes" and "No" would not say what happens, the buttons say it. */
export const Destructive: Story = {
  args: {
    title: 'Remove associate',
    children: 'Priya Singh is flagged no longer.',
    isDestructive: true,
    confirmLabel: 'Remove',
    cancelLabel: 'Cancel',
  },
  play: async () => {
    const dialog = dialogDriver(await screen.findByRole('alertdialog'))
    await expect(dialog.buttonLabels()).toEqual(['Close', 'Cancel', 'Remove'])
  },
}

/** A message has OK where a question has Yes and No. */
export const Message: Story = {
  args: { title: 'Locked', children: 'Priya Singh has opened this customer.', isMessage: true },
  play: async ({ args }) => {
    const dialog = dialogDriver(await screen.findByRole('alertdialog'))
    await expect(dialog.buttonLabels()).toEqual(['Close', 'OK'])
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** The answer is being carried out: nothing closes it, and the focus stays. */
export const AwaitingClose: Story = {
  args: { isAwaitingClose: true, awaitedText: 'Unlocking the row' },
  play: async ({ args }) => {
    const dialog = dialogDriver(await screen.findByRole('alertdialog'))
    await expect(dialog.isAwaitingClose()).toBe(true)
    await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveFocus())
    await userEvent.keyboard('{Escape}{Enter}')
    await expect(args.onCancel).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Unlocking the row'), {
      timeout: 3000,
    })
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** On a phone it stands at the bottom edge, and both answers are large. */
export const Phone: Story = {
  ...phoneStory,
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(window.innerHeight))
    for (const name of ['No', 'Yes'])
      await expect(screen.getByRole('button', { name }).offsetHeight).toBeGreaterThanOrEqual(44)
  },
}

/** Very long words stay inside, in the buttons too. */
export const HostileTexts: Story = {
  args: {
    title: hostileTexts.longWord.repeat(3),
    children: `${hostileTexts.longWord.repeat(3)} ${hostileTexts.rightToLeft} ${hostileTexts.markup}`,
    confirmLabel: hostileTexts.emoji,
    cancelLabel: hostileTexts.rightToLeft,
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    await expect(dialog.querySelector('img')).toBeNull()
  },
}
