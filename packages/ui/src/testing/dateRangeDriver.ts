import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { isOff, textOf } from './elementState'

/** The two days of a range, `YYYY-MM-DD`. */
export interface DrivenRange {
  readonly from: string
  readonly to: string
}

/** A date-range picker on the page, worked by role as a person would. Its calendar is read in English. */
export interface DateRangeDriver {
  /** The days in the field; null while a part of them is empty. */
  readonly range: () => DrivenRange | null
  /** Types both days, part by part, and leaves the field. */
  readonly type: (range: DrivenRange) => void
  /** Empties the field by its button. */
  readonly clear: () => void
  /** The error under the field; null without one. */
  readonly error: () => string | null
  /** Chooses the two days in the calendar. */
  readonly choose: (range: DrivenRange) => Promise<void>
  /** The ranges next to the calendar. */
  readonly presets: () => Promise<readonly string[]>
  readonly choosePreset: (label: string) => Promise<void>
  /** Which of these days cannot be chosen, as the calendar stands when it opens. */
  readonly closedDays: (days: readonly string[]) => Promise<readonly string[]>
}

/** The calendar is fetched when it is first opened; which may be slow on a busy machine. */
const whenFetched = { timeout: 5000 }

const parts = ['year', 'month', 'day'] as const
const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const nameOf = (day: string): string => longDay.format(new Date(`${day}T00:00Z`))

/**
 * Drives a date-range picker in a test of another package.
 *
 * @example
 * const range = dateRangeDriver(screen.getByRole('group', { name: 'Last Service Date' }))
 * range.type({ from: '2026-10-21', to: '2026-11-20' })
 */
export const dateRangeDriver = (group: HTMLElement): DateRangeDriver => {
  const inside = within(group)
  /** The parts of one of the days, whatever their order in the locale. */
  const segmentsOf = (end: 'from' | 'to') => {
    const all = inside.getAllByRole('spinbutton')
    const half = end === 'from' ? all.slice(0, 3) : all.slice(3)
    return (part: (typeof parts)[number]): HTMLElement => {
      const found = half.find((segment) => segment.dataset['type'] === part)
      if (found === undefined) throw new Error(`The field has no ${part}`)
      return found
    }
  }
  const dayIn = (end: 'from' | 'to'): string | null => {
    const values = parts.map((part) => segmentsOf(end)(part).getAttribute('aria-valuenow'))
    if (values.some((value) => value === null)) return null
    return values.map((value, at) => (value ?? '').padStart(at === 0 ? 4 : 2, '0')).join('-')
  }
  const typeDay = (end: 'from' | 'to', day: string): void => {
    const written = day.split('-')
    for (const [at, part] of parts.entries()) {
      const segment = segmentsOf(end)(part)
      segment.focus()
      for (const data of written[at] ?? '')
        fireEvent(
          segment,
          new InputEvent('beforeinput', { data, inputType: 'insertText', bubbles: true, cancelable: true }),
        )
    }
  }

  const dialog = { name: /^Calendar/ }
  const calendarButton = () => inside.getByRole('button', dialog)
  const calendar = async () => {
    if (screen.queryByRole('dialog', dialog) === null) fireEvent.click(calendarButton())
    return within(await screen.findByRole('dialog', dialog, whenFetched))
  }
  const closed = () =>
    waitFor(() => {
      if (screen.queryByRole('dialog', dialog) !== null) throw new Error('The calendar is still open')
    })
  type Calendar = Awaited<ReturnType<typeof calendar>>
  const dayButton = (open: Calendar, day: string): HTMLElement | null =>
    open
      .queryAllByRole('button', { name: new RegExp(nameOf(day)) })
      // A day of a neighbouring month is there twice.
      .find((button) => button.dataset['outsideMonth'] === undefined) ?? null
  /** "October 2026", as the name of the first month's grid ends. */
  const firstMonth = (open: Calendar): string => {
    const name = open.getAllByRole('grid')[0]?.getAttribute('aria-label') ?? ''
    return /\p{L}+ \d{4}/u.exec(name)?.[0] ?? ''
  }
  /** Pages the calendar until a day is visible. */
  const bringIntoSight = async (open: Calendar, day: string): Promise<HTMLElement> => {
    const monthOf = (text: string) => Date.parse(`1 ${text} UTC`)
    const wanted = Date.parse(`${day.slice(0, 7)}-01T00:00Z`)
    for (let turn = 0; turn < 1200; turn += 1) {
      const found = dayButton(open, day)
      if (found !== null) return found
      const shown = firstMonth(open)
      const isLater = wanted > monthOf(shown)
      // There is a second Next after the days, for screen readers on touch devices.
      const [turner] = open.getAllByRole('button', { name: isLater ? 'Next' : 'Previous' })
      if (turner !== undefined) fireEvent.click(turner)
      await waitFor(() => {
        if (firstMonth(open) === shown) throw new Error(`The calendar ends at ${shown}`)
      })
    }
    throw new Error(`${day} is not in the calendar`)
  }
  const press = (button: HTMLElement, what: string): void => {
    if (isOff(button)) throw new Error(`"${what}" cannot be chosen`)
    fireEvent.click(button)
  }

  return {
    range: () => {
      const [from, to] = [dayIn('from'), dayIn('to')]
      return from === null || to === null ? null : { from, to }
    },
    type: ({ from, to }) => {
      typeDay('from', from)
      typeDay('to', to)
      const focused = document.activeElement
      if (focused instanceof HTMLElement) focused.blur()
    },
    clear: () => press(inside.getByRole('button', { name: /^Clear/ }), 'Clear'),
    error: () => {
      const field = segmentsOf('from')('month')
      if (field.getAttribute('aria-invalid') !== 'true') return null
      const texts = (group.getAttribute('aria-describedby') ?? '').split(' ')
      const found = texts
        .map((id) => document.getElementById(id))
        .find((text) => text?.hasAttribute('data-error'))
      return textOf(found) || null
    },
    choose: async ({ from, to }) => {
      const open = await calendar()
      press(await bringIntoSight(open, from), from)
      press(await bringIntoSight(open, to), to)
      await closed()
    },
    presets: async () => {
      const group = (await calendar()).queryByRole('group', { name: 'Presets' })
      return group === null ? [] : within(group).getAllByRole('button').map(textOf)
    },
    choosePreset: async (label) => {
      press(
        within((await calendar()).getByRole('group', { name: 'Presets' })).getByRole('button', {
          name: label,
        }),
        label,
      )
      await closed()
    },
    closedDays: async (days) => {
      const open = await calendar()
      return days.filter((day) => {
        const button = dayButton(open, day)
        return button === null || isOff(button)
      })
    },
  }
}
