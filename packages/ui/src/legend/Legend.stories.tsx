import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarClock, Star, Wrench } from 'lucide-react'
import { Legend } from './Legend'

const meta = { title: 'Data/Legend', component: Legend } satisfies Meta<typeof Legend>
export default meta

type Story = StoryObj<typeof meta>

export const Rows: Story = {
  args: {
    entries: [
      { tone: 'open', icon: <Wrench aria-hidden="true" />, label: 'Opened RO', count: '86' },
      {
        tone: 'sched',
        icon: <CalendarClock aria-hidden="true" />,
        label: 'Scheduled appointment',
        count: '41',
      },
      { tone: 'cand', icon: <Star aria-hidden="true" />, label: 'Candidate', count: '3' },
      { tone: 'none', label: 'Closed RO', count: '15' },
    ],
  },
}
