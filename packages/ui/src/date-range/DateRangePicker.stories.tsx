import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { hostileTexts, inColumn, Controlled } from '../field/sampleField'
import { LocaleProvider } from '../locale/LocaleProvider'
import { expectAccessibleTree } from '../testing/expectAccessibleTree'
import { nightsBetween } from './dayRange'
import { DateRangePicker } from './DateRangePicker'
import { lastMonth, openCalendar, rangeStories, segment } from './sampleDateRange'

const meta = {
  ...rangeStories,
  title: 'Controls/DateRangePicker',
  component: DateRangePicker,
} satisfies Meta<typeof DateRangePicker>
export default meta

type Story = StoryObj<typeof meta>

const groupIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('group', { name: /Last Service Date/ })

export const Empty: Story = { args: { hint: 'Both days are part of it.' } }

/** While nobody types it reads as a tag does; the fields under it are there for keyboard and screen reader. */
export const Chosen: Story = {
  args: { value: lastMonth },
  play: async ({ canvasElement }) => {
    const readable = within(canvasElement).getByText('21 Oct 2026 – 20 Nov 2026')
    await expect(readable).toBeVisible()
    await expect(groupIn(canvasElement)).toHaveAccessibleDescription(/October 21 to November 20, 2026/)
    await userEvent.tab()
    await userEvent.tab()
    await expect(segment(canvasElement, /month, Start Date/)).toHaveFocus()
    await expect(readable).not.toBeVisible()
    await expectAccessibleTree(groupIn(canvasElement), [
      ['group', 'Last Service Date'],
      ['button', 'Calendar Last Service Date'],
      ['spinbutton', 'month, Start Date, Last Service Date'],
      ['spinbutton', 'day, Start Date, Last Service Date'],
      ['spinbutton', 'year, Start Date, Last Service Date'],
      ['spinbutton', 'month, End Date, Last Service Date'],
      ['spinbutton', 'day, End Date, Last Service Date'],
      ['spinbutton', 'year, End Date, Last Service Date'],
      ['button', 'Clear Last Service Date'],
    ])
  },
}

/** Digits go from part to part; the range is told once both days are whole. */
export const Typing: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Last Service Date'))
    await expect(segment(canvasElement, /month, Start Date/)).toHaveFocus()
    await userEvent.keyboard('1021202611202026')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await expect(args.onChange).toHaveBeenCalledWith(lastMonth, undefined)
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        { from: '2026-10-21', to: '2025-11-20' },
        expect.any(String),
      ),
    )
    await expect(within(canvasElement).getByText('The end is before the start')).toBeVisible()
    await expect(segment(canvasElement, /year, End Date/)).toBeInvalid()
  },
}

/** Nothing is told of a half-typed year; two digits are a year of this century when one leaves. */
export const ShortYear: Story = {
  args: { value: { from: '2026-10-21', to: '2026-11-20' } },
  play: async ({ args, canvasElement }) => {
    segment(canvasElement, /year, End Date/).focus()
    await userEvent.keyboard('27')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-10-21', to: '2027-11-20' }, undefined),
    )
    await expect(within(canvasElement).getByText('21 Oct 2026 – 20 Nov 2027')).toBeVisible()
  },
}

/** In a narrow place the parts move under the eye as one types, and nothing is pushed out. */
export const Narrow: Story = {
  args: { value: lastMonth },
  decorators: [inColumn(200)],
  play: async ({ canvasElement }) => {
    const box = groupIn(canvasElement)
    const year = segment(canvasElement, /year, End Date/)
    year.focus()
    await waitFor(() =>
      expect(year.getBoundingClientRect().right).toBeLessThanOrEqual(box.getBoundingClientRect().right),
    )
  },
}

/** The caller's own rule: the range stays in the field with its error, and the caller is told of both. */
export const OwnRule: Story = {
  args: {
    value: lastMonth,
    validate: ({ from, to }) =>
      (nightsBetween(from, to) ?? 0) > 29 ? 'The search will only display up to 30 days of data!' : undefined,
  },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement)
    await expect(field.getByText('The search will only display up to 30 days of data!')).toBeVisible()
    segment(canvasElement, /day, Start Date/).focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-10-22', to: '2026-11-20' }, undefined),
    )
    await expect(field.queryByText(/30 days/)).toBeNull()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        lastMonth,
        'The search will only display up to 30 days of data!',
      ),
    )
  },
}

/** From the box, from the calendar, and by emptying a part. */
export const Clear: Story = {
  args: { value: lastMonth },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear Last Service Date' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null, undefined))
    await expect(segment(canvasElement, /month, Start Date/)).toHaveAttribute('aria-valuetext', 'Empty')
    await expect(within(canvasElement).queryByRole('button', { name: /Clear/ })).toBeNull()
  },
}

/** Days that change the clock, and a leap day, are days like all others. */
export const ClockAndLeapDays: Story = {
  args: { value: { from: '2024-02-28', to: '2024-03-10' } },
  play: async ({ args, canvasElement }) => {
    segment(canvasElement, /day, Start Date/).focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ from: '2024-02-29', to: '2024-03-10' }, undefined),
    )
    segment(canvasElement, /day, End Date/).focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ from: '2024-02-29', to: '2024-03-11' }, undefined),
    )
  },
}

export const Required: Story = { args: { isRequired: true } }

export const Invalid: Story = { args: { value: lastMonth, error: 'Choose a shorter range' } }

export const Disabled: Story = {
  args: { isDisabled: true, value: lastMonth },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(canvasElement.contains(document.activeElement)).toBe(false)
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true, value: lastMonth },
  play: async ({ args, canvasElement }) => {
    segment(canvasElement, /day, Start Date/).focus()
    await userEvent.keyboard('{ArrowUp}5{Delete}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(within(canvasElement).getByRole('button', { name: /Calendar/ })).toBeDisabled()
  },
}

/** What are no days counts as none; a preset with a very long name wraps. */
export const HostileInput: Story = {
  args: {
    label: hostileTexts.longWord,
    value: { from: '2026-02-30', to: 'NaN' },
    minNights: Number.NaN,
    minDate: 'yesterday',
    presets: [
      { id: 'long', label: hostileTexts.longWord, ...lastMonth },
      { id: 'none', label: hostileTexts.emoji, from: '', to: '2026-13-45' },
    ],
  },
  play: async ({ args, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    const calendar = await openCalendar(canvasElement)
    await userEvent.click(calendar.getByRole('button', { name: hostileTexts.emoji }))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** Weeks start where they do in the locale, and the parts stand in its order. */
export const AnotherLocale: Story = {
  args: { value: lastMonth },
  render: (args) => (
    <LocaleProvider locale="de-DE">
      <Controlled of={DateRangePicker} props={args} />
    </LocaleProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('21 Okt. 2026 – 20 Nov. 2026')).toBeVisible()
    await expect(within(canvasElement).getAllByRole('spinbutton')[0]).toHaveAttribute('aria-valuenow', '21')
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Kalender/ }))
    const grid = (await screen.findAllByRole('grid'))[0]
    await expect(grid?.querySelector('th')).toHaveTextContent('Mo')
  },
}

export const RightToLeft: Story = {
  args: { label: 'آخر خدمة', value: lastMonth },
  render: (args) => (
    <LocaleProvider locale="ar-EG">
      <div dir="rtl">
        <Controlled of={DateRangePicker} props={args} />
      </div>
    </LocaleProvider>
  ),
}
