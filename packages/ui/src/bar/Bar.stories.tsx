import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarClock, Columns3, Wrench } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { Button } from '../button/Button'
import { Legend } from '../legend/Legend'
import { Bar } from './Bar'

const meta = {
  title: 'Structure/Bar',
  component: Bar,
  args: {
    start: (
      <span role="status">
        <b>1,248</b> customers
      </span>
    ),
    end: (
      <>
        <Legend
          entries={[
            { tone: 'open', icon: <Wrench aria-hidden="true" />, label: 'Opened RO', count: '86' },
            { tone: 'sched', icon: <CalendarClock aria-hidden="true" />, label: 'Scheduled appointment' },
          ]}
        />
        <Button size="small" icon={<Columns3 aria-hidden="true" />}>
          Column Options
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Bar>
export default meta

type Story = StoryObj<typeof meta>

export const Results: Story = {
  play: async ({ canvasElement }) => {
    const start = within(canvasElement).getByRole('status').getBoundingClientRect()
    const end = within(canvasElement).getByRole('button').getBoundingClientRect()
    await expect(start.left).toBeLessThan(end.left)
  },
}
export const QuietEnd: Story = { args: { end: <small>Viewed 11/18/2026 8:55 AM</small> } }
export const OnlyAnEnd: Story = {
  render: () => <Bar end={<small>Viewed 11/18/2026 8:55 AM</small>} />,
}
