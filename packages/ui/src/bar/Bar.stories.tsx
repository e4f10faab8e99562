import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarClock, Columns3, Wrench } from 'lucide-react'
import { expect, fn, within } from 'storybook/test'
import { Button } from '../button/Button'
import { Legend } from '../legend/Legend'
import { SegmentedControl } from '../segmented-control/SegmentedControl'
import { Select } from '../select/Select'
import { TextField } from '../text-field/TextField'
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

/** Fields without a visible label stand on the line of the buttons beside them: what they might say takes no place. */
export const Fields: Story = {
  args: {
    start: (
      <>
        <TextField label="Email" isLabelHidden value="hana.c@example.com" maxLength={60} onChange={fn()} />
        <Select
          label="Store"
          isLabelHidden
          options={[{ id: '1', label: 'Lakeside Honda' }]}
          value="1"
          onChange={fn()}
        />
        <SegmentedControl
          label="Show"
          isLabelHidden
          options={[
            { id: 'open', label: 'Open' },
            { id: 'all', label: 'All' },
          ]}
          value="all"
          onChange={fn()}
        />
      </>
    ),
    end: <Button>Apply</Button>,
  },
  play: async ({ canvasElement }) => {
    const middle = (element: Element | null) => {
      const { top, height } = element?.getBoundingClientRect() ?? new DOMRect(0, NaN)
      return Math.round(top + height / 2)
    }
    const canvas = within(canvasElement)
    const line = middle(canvas.getByRole('button', { name: 'Apply' }))
    const controls = [
      canvas.getByRole('textbox').parentElement,
      canvas.getByRole('button', { name: /Store/ }),
      canvas.getByRole('radiogroup'),
    ]
    for (const control of controls) {
      await expect(Math.abs(middle(control) - line)).toBeLessThanOrEqual(1)
      const field = control?.parentElement ?? null
      await expect(field?.offsetHeight).toBe(control?.offsetHeight)
    }
  },
}
