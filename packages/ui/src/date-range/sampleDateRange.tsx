import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Controlled } from '../field/sampleField'
import { LocaleProvider } from '../locale/LocaleProvider'
import { DateRangePicker, type DateRangePickerProps, type DayRangePreset } from './DateRangePicker'

/** A range, for stories; it ends today. */
export const lastMonth = { from: '2026-10-21', to: '2026-11-20' }

export const presets: readonly DayRangePreset[] = [
  { id: 'today', label: 'Today', from: '2026-11-20', to: '2026-11-20' },
  { id: 'week', label: 'Last 7 days', from: '2026-11-14', to: '2026-11-20' },
  { id: 'month', label: 'Last 31 days', ...lastMonth },
]

/** A part of a day that one types into. */
export const segment = (canvasElement: HTMLElement, name: RegExp) =>
  within(canvasElement).getByRole('spinbutton', { name })

/** Opens the calendar by its button; what is asked further is asked inside it. */
export const openCalendar = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^Calendar/ }))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return within(dialog)
}

/** What all stories of the picker share: an American locale, a day that stays today, and a usual width. */
export const rangeStories = {
  component: DateRangePicker,
  render: (args: DateRangePickerProps) => (
    <LocaleProvider locale="en-US">
      <div style={{ maxWidth: 320 }}>
        <Controlled of={DateRangePicker} props={args} />
      </div>
    </LocaleProvider>
  ),
  args: { label: 'Last Service Date', value: null, onChange: fn(), today: '2026-11-20' },
}
