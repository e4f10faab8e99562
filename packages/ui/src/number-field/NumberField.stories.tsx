import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/Button'
import { hostileTexts, inColumn, Controlled } from '../field/sampleField'
import { phoneStory } from '../testing/phoneStory'
import { NumberField } from './NumberField'

const meta = {
  title: 'Controls/NumberField',
  component: NumberField,
  render: (args) => <Controlled of={NumberField} props={args} />,
  args: { label: 'Mileage', value: null, min: 0, onChange: fn() },
  decorators: [inColumn(240)],
} satisfies Meta<typeof NumberField>
export default meta

type Story = StoryObj<typeof meta>

const box = (canvasElement: HTMLElement, name = 'Mileage') =>
  within(canvasElement).getByRole<HTMLInputElement>('spinbutton', { name })

export const Empty: Story = { args: { placeholder: '0', hint: 'As the odometer shows it' } }
export const Filled: Story = { args: { value: 45210, unit: 'mi' } }
export const Required: Story = { args: { isRequired: true } }
export const Invalid: Story = { args: { value: 45210, error: 'More than the last service wrote down' } }
export const Disabled: Story = { args: { value: 45210, isDisabled: true, unit: 'mi', hasButtons: true } }
export const ReadOnly: Story = {
  args: { value: 45210, isReadOnly: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(box(canvasElement), '{ArrowUp}1')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(box(canvasElement)).toHaveValue('45,210')
  },
}
export const Edited: Story = { args: { value: 41208, isEdited: true, size: 'row' } }

/** The value is reported at every key and grouped when the field is left. */
export const Typing: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(box(canvasElement), '45210')
    await expect(args.onChange).toHaveBeenLastCalledWith(45210, null)
    await expect(box(canvasElement)).toHaveValue('45210')
    await userEvent.tab()
    await expect(box(canvasElement)).toHaveValue('45,210')
  },
}

/** The grouping goes with the first change, and the caret stays between the same digits. */
export const CaretStays: Story = {
  args: { value: 1234567 },
  play: async ({ args, canvasElement }) => {
    const field = box(canvasElement)
    await userEvent.type(field, '9', { initialSelectionStart: 3, initialSelectionEnd: 3 })
    await expect(field).toHaveValue('12934567')
    await expect(field.selectionStart).toBe(3)
    await expect(args.onChange).toHaveBeenLastCalledWith(12934567, null)
    await userEvent.keyboard('{Backspace}')
    await expect(field).toHaveValue('1234567')
    await expect(field.selectionStart).toBe(2)
  },
}

/** What is no number stays as it was typed, and the field says so once it is left, until it is mended. */
export const NoNumber: Story = {
  play: async ({ args, canvasElement }) => {
    const field = box(canvasElement)
    await userEvent.type(field, 'about 40k')
    await expect(args.onChange).toHaveBeenLastCalledWith(null, 'notANumber')
    await expect(field).toBeValid()
    await userEvent.tab()
    await expect(field).toHaveValue('about 40k')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Enter a number')
    await userEvent.clear(field)
    await expect(field).toBeValid()
    await userEvent.type(field, '40000')
    await expect(args.onChange).toHaveBeenLastCalledWith(40000, null)
  },
}

/** A number out of bounds is given and marked, and never changed behind one's back. */
export const OutOfBounds: Story = {
  args: { label: 'Term', min: 24, max: 72, problemText: undefined },
  play: async ({ args, canvasElement }) => {
    const field = box(canvasElement, 'Term')
    await userEvent.type(field, '84')
    await expect(args.onChange).toHaveBeenLastCalledWith(84, 'tooLarge')
    await userEvent.tab()
    await expect(field).toHaveValue('84')
    await expect(field).toHaveAccessibleDescription('Enter 24 to 72')
  },
}

/** The sentence may be the caller's. */
export const OwnWords: Story = {
  args: { problemText: () => 'invalid number' },
  play: async ({ canvasElement }) => {
    await userEvent.type(box(canvasElement), '1.5')
    await userEvent.tab()
    await expect(box(canvasElement)).toHaveAccessibleDescription('invalid number')
  },
}

/** Up and down by one, Page Up and Page Down by ten, never beyond the bounds. */
export const Stepping: Story = {
  args: { label: 'Payments', value: 39, min: 0, max: 72 },
  play: async ({ args, canvasElement }) => {
    const field = box(canvasElement, 'Payments')
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith(40, null)
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}')
    await expect(field).toHaveValue('72')
    await expect(field).toHaveAttribute('aria-valuenow', '72')
    await userEvent.keyboard('{PageDown}')
    await expect(field).toHaveValue('62')
  },
}

/** For fingers and mice; the buttons are no tab stops, the arrow keys do the same. */
export const WithButtons: Story = {
  args: { label: 'Payments', value: 71, min: 0, max: 72, hasButtons: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const more = canvas.getByRole('button', { name: 'Increase Payments' })
    await userEvent.click(more)
    await expect(box(canvasElement, 'Payments')).toHaveValue('72')
    await expect(more).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease Payments' }))
    await expect(box(canvasElement, 'Payments')).toHaveValue('71')
  },
}

/** Turning the wheel over a field with the focus changes no figure. */
export const WheelDoesNothing: Story = {
  args: { value: 39 },
  play: async ({ args, canvasElement }) => {
    const field = box(canvasElement)
    await userEvent.click(field)
    field.dispatchEvent(new WheelEvent('wheel', { deltaY: -120, bubbles: true, cancelable: true }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(field).toHaveValue('39')
  },
}

export const Pasted: Story = {
  play: async ({ args, canvasElement }) => {
    const field = box(canvasElement)
    await userEvent.click(field)
    await userEvent.paste(' $1,234 ')
    await expect(args.onChange).toHaveBeenLastCalledWith(1234, null)
    await userEvent.clear(field)
    await userEvent.paste('(1,234)')
    await expect(args.onChange).toHaveBeenLastCalledWith(-1234, 'tooSmall')
  },
}

const Replaced = () => {
  const [value, setValue] = useState<number | null>(41208)
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <NumberField label="Mileage" value={value} onChange={setValue} />
      <Button onPress={() => setValue(41208)}>Reset</Button>
    </div>
  )
}

/** A new value from outside takes the place of what was typed, also of what was no number. */
export const SetFromOutside: Story = {
  render: () => <Replaced />,
  play: async ({ canvasElement }) => {
    await userEvent.type(box(canvasElement), 'x')
    await expect(box(canvasElement)).toHaveValue('41208x')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reset' }))
    await expect(box(canvasElement)).toHaveValue('41,208')
    await expect(box(canvasElement)).toBeValid()
  },
}

/** The signs between digits follow the locale of react-aria's `I18nProvider`. */
export const OtherLocale: Story = {
  args: { value: 1234567.5, decimals: 1 },
  render: (args) => (
    <I18nProvider locale="de-DE">
      <Controlled of={NumberField} props={args} />
    </I18nProvider>
  ),
  play: async ({ args, canvasElement }) => {
    await expect(box(canvasElement)).toHaveValue('1.234.567,5')
    await userEvent.clear(box(canvasElement))
    await userEvent.type(box(canvasElement), '1,5')
    await expect(args.onChange).toHaveBeenLastCalledWith(1.5, null)
  },
}

/** Nothing that is not finite reaches the eye, and a label may be anything. */
export const HostileInput: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {[NaN, Infinity, undefined, null, -0, Number.MAX_SAFE_INTEGER].map((value, at) => (
        <Controlled key={at} of={NumberField} props={{ ...args, label: `Value ${at}`, value }} />
      ))}
      <Controlled
        of={NumberField}
        props={{ ...args, label: hostileTexts.longWord, value: 1, unit: hostileTexts.longWord }}
      />
      <Controlled
        of={NumberField}
        props={{ ...args, label: hostileTexts.rightToLeft, value: 1, error: hostileTexts.markup }}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement)
      .getAllByRole<HTMLInputElement>('spinbutton')
      .slice(0, 6)
      .map((field) => field.value)
    await expect(shown).toEqual(['', '', '', '', '0', '9,007,199,254,740,991'])
    await userEvent.type(box(canvasElement, 'Value 3'), '9'.repeat(40))
    await userEvent.tab()
    await expect(box(canvasElement, 'Value 3')).toHaveValue('9'.repeat(40))
    await expect(box(canvasElement, 'Value 3')).toHaveAccessibleDescription('Enter a number')
  },
}
export const OnAPhone: Story = { ...phoneStory, args: { value: 39, hasButtons: true, unit: 'mi' } }
export const RightToLeft: Story = {
  args: { label: 'المسافة', value: 45210, unit: 'كم', hasButtons: true },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
