import type { Meta, StoryObj } from '@storybook/react-vite'
import { AlarmClock, Flag, Mail, Wrench } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inColumn } from '../field/sampleField'
import { phoneStory } from '../testing/phoneStory'
import { InboxList, type InboxItem } from './InboxList'

const messages: readonly InboxItem[] = [
  {
    id: '1',
    title: 'Email Received',
    text: 'New email from Hana Castellanos.',
    time: '11/20/2026 09:12 am',
    icon: <Mail aria-hidden="true" />,
    isUnread: true,
  },
  {
    id: '2',
    title: 'Previous Customer in Service',
    text: 'RO opened for Luis Trujillo',
    time: '11/20/2026 08:47 am',
    icon: <Wrench aria-hidden="true" />,
    isUnread: true,
  },
  {
    id: '3',
    title: 'Customer Flagged by Manager',
    text: 'Manager has flagged customer for you',
    time: '11/20/2026 08:30 am',
    icon: <Flag aria-hidden="true" />,
    isUnread: false,
  },
  {
    id: '4',
    title: 'Reminder',
    text: 'Send Hana the 66-month RAV4 figures.',
    time: '11/20/2026 08:00 am',
    icon: <AlarmClock aria-hidden="true" />,
    isUnread: false,
  },
]

const meta = {
  title: 'Data/InboxList',
  component: InboxList,
  args: { label: 'Alerts', items: messages, onOpen: fn(), unreadLabel: 'Not viewed' },
  decorators: [inColumn(420)],
} satisfies Meta<typeof InboxList>
export default meta

type Story = StoryObj<typeof meta>

/** What has not been opened has a dot and weight. */
export const Messages: Story = {
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement).getByRole('listbox', { name: 'Alerts' })
    const names = ['Not viewed: Email Received', 'Not viewed: Previous Customer in Service', 'Reminder']
    for (const name of names)
      await expect(within(list).getByRole('option', { name })).toHaveAccessibleDescription(/\S/)
    await userEvent.click(within(list).getByText('RO opened for Luis Trujillo'))
    await expect(args.onOpen).toHaveBeenCalledWith('2')
  },
}

/** Arrows, Home and End move, Enter opens. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{End}{ArrowUp}{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith('3')
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

/** The list takes the focus as it appears. */
export const AutoFocus: Story = {
  args: { autoFocus: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('option')[0]).toHaveFocus())
  },
}

/** Of a thousand only those in sight are drawn; the last one is one key away. */
export const Many: Story = {
  args: {
    items: Array.from({ length: 1000 }, (_, at) => ({
      ...(messages[at % messages.length] as InboxItem),
      id: String(at),
      text: `Message ${at + 1}`,
    })),
  },
  play: async ({ canvasElement, args }) => {
    const list = await within(canvasElement).findByRole('listbox')
    await waitFor(() => expect(within(list).getAllByRole('option').length).toBeGreaterThan(5))
    await expect(within(list).getAllByRole('option').length).toBeLessThan(60)
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(within(list).getByText('Message 1000')).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith('999')
  },
}

/** Long texts, names that run from right to left and markup stay in their line. */
export const HostileTexts: Story = {
  args: {
    items: [
      { ...(messages[0] as InboxItem), title: 'unbroken'.repeat(20), text: 'word '.repeat(80) },
      { ...(messages[1] as InboxItem), title: 'محمد عبد الرحمن', text: '👩‍👩‍👧‍👦 <img onerror=alert(1)>' },
      { ...(messages[2] as InboxItem), text: '', time: '' },
    ],
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('listbox')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = { ...phoneStory }
