import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ban, CalendarClock, Star, TriangleAlert, Wrench } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { hostileTexts, inColumn } from '../field/sampleField'
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
      { tone: 'warn', icon: <TriangleAlert aria-hidden="true" />, label: 'Recall', count: '2' },
      { tone: 'danger', icon: <Ban aria-hidden="true" />, label: 'Do Not Contact' },
      { tone: 'none', label: 'Closed RO', count: '15' },
    ],
  },
  play: async ({ canvasElement }) => {
    const legend = within(canvasElement).getByRole('list', { name: 'Legend' })
    await expect(
      within(legend)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Opened RO86',
      'Scheduled appointment41',
      'Candidate3',
      'Recall2',
      'Do Not Contact',
      'Closed RO15',
    ])
  },
}

/** Long words, two entries of one name, none at all. */
export const HostileInput: Story = {
  args: {
    entries: [
      { tone: 'open', label: hostileTexts.longWord.repeat(3), count: '1,000,000,000' },
      { tone: 'warn', label: hostileTexts.rightToLeft, count: '' },
      { tone: 'danger', label: hostileTexts.emoji },
      { tone: 'none', label: hostileTexts.markup },
      { tone: 'none', label: hostileTexts.markup },
    ],
  },
  decorators: [inColumn(240)],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(5)
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}
