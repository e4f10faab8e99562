import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { DayRangePreset } from './DateRangePicker'

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
