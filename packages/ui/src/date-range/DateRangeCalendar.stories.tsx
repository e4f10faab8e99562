import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { expectAccessibleTree } from '../testing/expectAccessibleTree'
import { phoneStory } from '../testing/phoneStory'
import { DateRangePicker } from './DateRangePicker'
import { lastMonth, openCalendar, presets, rangeStories, segment } from './sampleDateRange'

const meta = {
  ...rangeStories,
  title: 'Controls/DateRangePicker/Calendar',
  component: DateRangePicker,
} satisfies Meta<typeof DateRangePicker>
export default meta

type Story = StoryObj<typeof meta>

/** Two presses choose; the calendar closes and the focus returns. */
export const TwoPresses: Story = {
  args: { value: lastMonth },
  play: async ({ args, canvasElement }) => {
    const calendar = await openCalendar(canvasElement)
    await expect(calendar.getAllByRole('grid')).toHaveLength(2)
    await userEvent.click(calendar.getByRole('button', { name: /November 3, 2026/ }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(calendar.getByRole('button', { name: /November 9, 2026/ }))
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-11-03', to: '2026-11-09' }, undefined)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvasElement.contains(document.activeElement)).toBe(true))
  },
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** A day of February 2026, which starts on a Sunday, as a screen reader hears it: from the 10th to the 12th are chosen. */
const februaryDay = (day: number): string => {
  const name = `${weekdays[(day - 1) % 7]}, February ${day}, 2026`
  if (day === 10 || day === 12)
    return `Selected Range: Tuesday, February 10 to Thursday, February 12, 2026, ${name} selected`
  return day === 11 ? `${name} selected` : name
}

/** What a screen reader finds in the open calendar. */
export const ScreenReader: Story = {
  ...phoneStory,
  args: {
    value: { from: '2026-02-10', to: '2026-02-12' },
    presets: presets.slice(0, 1),
    today: '2026-02-14',
  },
  play: async ({ canvasElement }) => {
    await openCalendar(canvasElement)
    await expectAccessibleTree(screen.getByRole('dialog'), [
      ['dialog', 'Calendar Last Service Date'],
      ['group', 'Presets'],
      ['button', 'Today'],
      ['application', 'February 2026'],
      ['heading', 'February 2026'],
      ['button', 'Previous'],
      ['button', 'Next'],
      ['grid', 'February 2026'],
      ['rowgroup', ''],
      ...[0, 1, 2, 3].flatMap((week) => {
        const days = weekdays.map((_, weekday) => week * 7 + weekday + 1)
        return [
          ['row', days.join(' ')] as const,
          ...days.flatMap((day) => [['gridcell', `${day}`] as const, ['button', februaryDay(day)] as const]),
        ]
      }),
      ['button', 'Next'],
      ['button', 'Clear'],
      ['button', 'Done'],
    ])
  },
}

/** Arrows by day and week, Home and End in the week or month, Page Up and Down by month, Enter chooses, Escape leaves. */
export const Keyboard: Story = {
  args: { value: { from: '2026-11-18', to: '2026-11-18' } },
  play: async ({ args, canvasElement }) => {
    segment(canvasElement, /month, Start Date/).focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await screen.findByRole('dialog')
    const focused = (day: string) =>
      waitFor(() => expect(document.activeElement).toHaveAccessibleName(expect.stringContaining(day)))
    await focused('November 18, 2026')
    await userEvent.keyboard('{ArrowRight}')
    await focused('November 19')
    await userEvent.keyboard('{ArrowDown}')
    await focused('November 26')
    await userEvent.keyboard('{Home}')
    await focused('November 1')
    await userEvent.keyboard('{End}')
    await focused('November 30')
    await userEvent.keyboard('{PageUp}')
    await focused('October 30')
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{PageDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-10-30', to: '2026-11-30' }, undefined)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Escape: Story = {
  args: { value: lastMonth },
  play: async ({ args, canvasElement }) => {
    const calendar = await openCalendar(canvasElement)
    await userEvent.click(calendar.getByRole('button', { name: /November 3, 2026/ }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Presets: Story = {
  args: { presets, value: lastMonth },
  play: async ({ args, canvasElement }) => {
    const calendar = await openCalendar(canvasElement)
    const inForce = (dialog: typeof calendar) =>
      dialog.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
    await expect(inForce(calendar)).toEqual(['Last 31 days'])
    await userEvent.click(calendar.getByRole('button', { name: 'Last 7 days' }))
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-11-14', to: '2026-11-20' }, undefined)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(inForce(await openCalendar(canvasElement))).toEqual(['Last 7 days'])
  },
}

/** "Clear" has nothing more to do then: the focus goes on to the calendar, which stays open for two other days. */
export const Clearing: Story = {
  args: { value: lastMonth },
  play: async ({ args, canvasElement }) => {
    const calendar = await openCalendar(canvasElement)
    calendar.getByRole('button', { name: 'Clear' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(null, undefined)
    await expect(calendar.getByRole('button', { name: 'Clear' })).toBeDisabled()
    await expect(document.activeElement).toHaveAccessibleName(/October 21, 2026/)
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/October 22, 2026/))
  },
}

/** The same day is a range, unless nights are asked for. */
export const SameDay: Story = {
  play: async ({ args, canvasElement }) => {
    const calendar = await openCalendar(canvasElement)
    const day = calendar.getByRole('button', { name: /November 18, 2026/ })
    await userEvent.click(day)
    await userEvent.click(day)
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-11-18', to: '2026-11-18' }, undefined)
  },
}

/** The days too near to the first one cannot be the last; typed, they are an error. */
export const MinimumNights: Story = {
  args: { minNights: 3, value: { from: '2026-11-10', to: '2026-11-11' } },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByText('Choose at least 3 nights')).toBeVisible()
    const calendar = await openCalendar(canvasElement)
    await userEvent.click(calendar.getByRole('button', { name: /November 18, 2026/ }))
    for (const [day, isClosed] of [
      [15, false],
      [16, true],
      [20, true],
      [21, false],
      [30, false],
    ] as const) {
      const cell = calendar.getByRole('button', { name: new RegExp(`November ${day}, 2026`) })
      await expect(cell.getAttribute('aria-disabled') === 'true').toBe(isClosed)
    }
    await userEvent.click(calendar.getByRole('button', { name: /November 21, 2026/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-18', to: '2026-11-21' }, undefined)
  },
}

/** First and last day, and days between that cannot be chosen. */
export const Limits: Story = {
  args: {
    minDate: '2026-11-05',
    maxDate: '2026-11-28',
    isUnavailable: (day) => day === '2026-11-26',
    value: { from: '2026-11-25', to: '2026-11-27' },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('A day between these cannot be chosen')).toBeVisible()
    const calendar = await openCalendar(canvasElement)
    for (const day of [4, 26, 29])
      await expect(
        calendar.getByRole('button', { name: new RegExp(`November ${day}, 2026`) }),
      ).toHaveAttribute('aria-disabled', 'true')
  },
}

/** On a phone the calendar is a sheet with one month, and every day is a large target. */
export const OnAPhone: Story = {
  ...phoneStory,
  args: { value: lastMonth, presets },
  play: async ({ canvasElement }) => {
    const calendar = await openCalendar(canvasElement)
    await expect(calendar.getAllByRole('grid')).toHaveLength(1)
    const day = calendar.getAllByRole('button', { name: /2026/ })[3]
    await expect(day?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(calendar.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
