import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarClock, Star, Wrench } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { Chip } from './Chip'

const meta = { title: 'Structure/Chip', component: Chip, args: { children: 'Reactivated' } } satisfies Meta<
  typeof Chip
>
export default meta

type Story = StoryObj<typeof meta>

export const Neutral: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Reactivated')).toBeVisible()
  },
}
export const Every: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Chip>New</Chip>
      <Chip tone="info">In Process</Chip>
      <Chip tone="open">Lead Sent</Chip>
      <Chip tone="warn">No Phone Listed</Chip>
      <Chip tone="danger">Do Not Contact</Chip>
      <Chip tone="open" icon={<Wrench aria-hidden="true" />}>
        Opened RO
      </Chip>
      <Chip tone="sched" icon={<CalendarClock aria-hidden="true" />}>
        Scheduled
      </Chip>
      <Chip tone="cand" icon={<Star aria-hidden="true" />}>
        Candidate
      </Chip>
      <Chip tone="line">Demo data</Chip>
    </div>
  ),
}
export const CutWhenNarrow: Story = {
  render: (args) => (
    <div style={{ width: 80 }}>
      <Chip {...args} />
    </div>
  ),
  args: { children: 'In Process - Contact Not Made' },
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByTitle('In Process - Contact Not Made')
    await expect(text.parentElement?.offsetWidth).toBeLessThanOrEqual(80)
  },
}
export const TwoLinesWhenNarrow: Story = {
  render: (args) => (
    <div style={{ width: 88 }}>
      <Chip {...args} />
    </div>
  ),
  args: { children: 'No Phone Listed', tone: 'warn', wraps: true },
}
