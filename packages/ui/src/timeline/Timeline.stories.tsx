import type { Meta, StoryObj } from '@storybook/react-vite'
import { Eye, Mail, PhoneOutgoing, Send, StickyNote, User } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { inColumn } from '../field/sampleField'
import { Button } from '../button/Button'
import { Timeline, TimelineDay, TimelineEntry } from './Timeline'

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  subcomponents: { TimelineDay, TimelineEntry },
  args: { label: 'Contact history', children: null },
  decorators: [inColumn(608)],
} satisfies Meta<typeof Timeline>
export default meta

type Story = StoryObj<typeof meta>

const call = (
  <TimelineEntry
    icon={<PhoneOutgoing />}
    isAccented
    isNew
    title="Phone Call"
    chip="Contacted"
    author="Jordan Mills"
    time="11/20/2026 9:42 AM"
    dateTime="2026-11-20T14:42:00Z"
  >
    Interested in a hybrid; asked for figures on the RAV4 by Friday.
  </TimelineEntry>
)
const viewed = (
  <TimelineEntry
    icon={<Eye />}
    title="View Opportunity"
    author="Priya Singh"
    time="11/19/2026 8:55 AM"
    dateTime="2026-11-19T13:55:00Z"
  />
)
const Received = () => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <TimelineEntry
      icon={<Mail />}
      isAccented
      title="Email Received"
      author="Hana Castellanos"
      time="11/20/2026 9:12 AM"
      dateTime="2026-11-20T14:12:00Z"
      text="Re: Your 2021 Accord is worth more than you owe"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      <p>What would the payment be over 66 months?</p>
      <Button size="small">Reply</Button>
    </TimelineEntry>
  )
}

/** Entries by day. The title of one with details is a button that opens them. */
export const Days: Story = {
  render: (args) => (
    <Timeline {...args}>
      <TimelineDay title="Today">
        {call}
        <Received />
      </TimelineDay>
      <TimelineDay title="11/19/2026">
        <TimelineEntry
          icon={<Send />}
          title="Email"
          chip="Email Sent"
          author="Jordan Mills"
          time="11/19/2026 2:05 PM"
          dateTime="2026-11-19T19:05:00Z"
          note={{
            icon: <User aria-hidden="true" />,
            text: 'Opened by a person · 11/19/2026 6:48 PM',
            isGood: true,
          }}
        />
        {viewed}
      </TimelineDay>
    </Timeline>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const today = within(canvas.getByRole('list', { name: 'Today' }))
    await expect(today.getAllByRole('listitem')).toHaveLength(2)
    await expect(today.getByText('New')).toBeInTheDocument()
    await expect(canvas.queryByText(/66 months/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Email Received', expanded: false }))
    await expect(canvas.getByText(/66 months/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Email Received', expanded: true })).toHaveFocus()
  },
}

export const WithoutDays: Story = {
  render: (args) => (
    <Timeline {...args}>
      {call}
      {viewed}
    </Timeline>
  ),
}

/** A long history is drawn whole. Checking hundreds of equal entries would only take time, so axe leaves them out. */
export const Many: Story = {
  render: (args) => (
    <Timeline {...args}>
      {Array.from({ length: 500 }, (_, at) => (
        <TimelineEntry
          key={at}
          icon={<StickyNote />}
          title="Notes"
          chip="Saved"
          author="Sam Rivera"
          time={`11/16/2026 ${(at % 12) + 1}:30 PM`}
          dateTime="2026-11-16T22:30:00Z"
        >
          Brakes at 4 mm, declined.
        </TimelineEntry>
      ))}
    </Timeline>
  ),
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Notes')).toHaveLength(500)
  },
}

/** Long words break, names may run the other way, and nothing leaves the list. */
export const Hostile: Story = {
  render: (args) => (
    <Timeline {...args}>
      <TimelineEntry
        icon={<StickyNote />}
        title={'W'.repeat(120)}
        chip={'V'.repeat(80)}
        author="يوسف حداد"
        time="11/16/2026 1:30 PM"
        dateTime="2026-11-16T18:30:00Z"
        text={'U'.repeat(200)}
        note={{ icon: <User aria-hidden="true" />, text: 'S'.repeat(200) }}
      >
        🚗 {'T'.repeat(200)}
      </TimelineEntry>
      <TimelineEntry icon={null} title="" time="" dateTime="" />
    </Timeline>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}

/** The line and the discs stand where reading starts; a time is read as it is written. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: Days.render ?? ((args) => <Timeline {...args} />),
  play: async ({ canvasElement }) => {
    const disc = canvasElement.querySelector('[data-disc]')?.getBoundingClientRect()
    const entry = canvasElement.querySelector('[data-entry]')?.getBoundingClientRect()
    await expect(disc?.right).toBe(entry?.right)
    const time = within(canvasElement).getByText('11/20/2026 9:42 AM')
    await expect(getComputedStyle(time).direction).toBe('ltr')
  },
}
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('listitem')).toBeNull()
  },
}
