import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { hostileTexts, inColumn, Controlled } from '../field/sampleField'
import { LocaleProvider } from '../locale/LocaleProvider'
import { phoneStory } from '../testing/phoneStory'
import { DateField } from './DateField'

const meta = {
  title: 'Controls/DateField',
  component: DateField,
  render: (args) => (
    <LocaleProvider locale="en-US">
      <Controlled of={DateField} props={args} />
    </LocaleProvider>
  ),
  args: { label: 'Appointment', value: null, onChange: fn(), today: '2026-11-20' },
  decorators: [inColumn(224)],
} satisfies Meta<typeof DateField>
export default meta

type Story = StoryObj<typeof meta>

const segment = (canvasElement: HTMLElement, name: RegExp) =>
  within(canvasElement).getByRole('spinbutton', { name })

export const Empty: Story = { args: { hint: 'The store is closed on Sundays' } }
export const Chosen: Story = {
  args: { value: '2026-11-21' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('21 Nov 2026')).toBeVisible()
  },
}
export const Typing: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Appointment'))
    await userEvent.keyboard('11212026')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-21', undefined)
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-11-22', undefined))
    await userEvent.keyboard('{Backspace}{Backspace}')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear Appointment' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null, undefined))
  },
}

/** Two digits are a year of this century when one leaves. */
export const ShortYear: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Appointment'))
    await userEvent.keyboard('112126')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('2026-11-21', undefined))
  },
}
/** The whole way by the keyboard: open, go a week on, choose; the focus is back. */
export const Calendar: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Calendar/ }))
    await screen.findByRole('dialog', { name: 'Calendar Appointment' })
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/November 20, 2026/))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-27', undefined)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvasElement.contains(document.activeElement)).toBe(true))
  },
}

/** "Clear" has nothing more to do then: the focus goes on to the calendar, which stays open for another day. */
export const Clearing: Story = {
  args: { value: '2026-11-18' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Calendar/ }))
    const clear = await screen.findByRole('button', { name: 'Clear' })
    clear.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null, undefined))
    await expect(clear).toBeDisabled()
    await expect(document.activeElement).toHaveAccessibleName(/November 18, 2026/)
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-11-19', undefined))
  },
}
const wordsOfSample: Readonly<Record<string, string>> = { tomorrow: '2026-11-21', 'in 2 weeks': '2026-12-04' }

/** Words are read by the caller; what they mean shows behind them, and is the value at once. */
export const Words: Story = {
  args: {
    value: '2026-11-20',
    hint: 'A date or words: tomorrow, in 2 weeks',
    readText: (text) => wordsOfSample[text] ?? null,
  },
  decorators: [inColumn(480)],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: 'Appointment' })
    await expect(field).toHaveValue('20 Nov 2026')
    await userEvent.click(canvas.getByText('Appointment'))
    await expect(field).toHaveFocus()
    await userEvent.keyboard('in 2 weeks')
    await expect(field).toHaveValue('in 2 weeks')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-04', undefined)
    await expect(canvas.getByRole('status')).toHaveTextContent('Fri, 12/04/2026')
    // The arrows move the caret, and the words stay in sight until the field is left.
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(field).toHaveFocus()
    await userEvent.tab()
    await expect(field).toHaveValue('04 Dec 2026')
    await userEvent.click(field)
    await expect(field).toHaveFocus()
    await userEvent.keyboard('soon')
    await expect(args.onChange).toHaveBeenLastCalledWith(null, undefined)
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await screen.findByRole('dialog', { name: 'Calendar Appointment' })
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/November 20, 2026/))
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(field).toHaveValue('21 Nov 2026')
  },
}
export const Limits: Story = {
  args: { minDate: '2026-11-10', maxDate: '2026-11-20', value: '2026-11-21' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Choose a day up to 20 Nov 2026')).toBeVisible()
    await expect(segment(canvasElement, /day/)).toBeInvalid()
  },
}
export const OwnRule: Story = {
  args: {
    value: '2026-11-22',
    isUnavailable: (day) => day === '2026-11-26',
    validate: (day) => (day === '2026-11-22' ? 'The store is closed on Sundays' : undefined),
  },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByText('The store is closed on Sundays')).toBeVisible()
    segment(canvasElement, /day/).focus()
    await userEvent.keyboard('26')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('2026-11-26', 'This day cannot be chosen'),
    )
  },
}
export const Required: Story = { args: { isRequired: true } }
export const Invalid: Story = { args: { error: 'Choose a day' } }
export const Disabled: Story = { args: { isDisabled: true, value: '2026-11-21' } }
export const ReadOnly: Story = {
  args: { isReadOnly: true, value: '2026-11-21' },
  play: async ({ args, canvasElement }) => {
    segment(canvasElement, /day/).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const HostileInput: Story = {
  args: { label: hostileTexts.longWord, value: '2026-02-30' },
  play: async ({ canvasElement }) => {
    await expect(segment(canvasElement, /^month/)).toHaveAttribute('aria-valuetext', 'Empty')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const OnAPhone: Story = {
  ...phoneStory,
  args: { value: '2026-11-21' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Calendar/ }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(window.innerHeight))
    // It dims the page as every dialog does.
    await expect(dialog.closest('[data-scrim]')).not.toBeNull()
  },
}
export const RightToLeft: Story = {
  args: { label: 'موعد', value: '2026-11-21' },
  render: (args) => (
    <LocaleProvider locale="ar-EG">
      <div dir="rtl">
        <Controlled of={DateField} props={args} />
      </div>
    </LocaleProvider>
  ),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('group').getBoundingClientRect()
    const opener = within(canvasElement).getAllByRole('button')[0]?.getBoundingClientRect()
    await expect(Math.round(box.right - (opener?.right ?? 0))).toBeLessThanOrEqual(1)
  },
}
