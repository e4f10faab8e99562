import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { hostileTexts, inColumn, Controlled, rightToLeft } from '../field/sampleField'
import { phoneStory } from '../testing/phoneStory'
import { PhoneField } from './PhoneField'

const meta = {
  title: 'Controls/PhoneField',
  component: PhoneField,
  render: (args) => <Controlled of={PhoneField} props={args} />,
  args: { label: 'Mobile', value: '', onChange: fn() },
  decorators: [inColumn(240)],
} satisfies Meta<typeof PhoneField>
export default meta

type Story = StoryObj<typeof meta>

const box = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Mobile' })

export const Empty: Story = { args: { placeholder: '(555) 014 - 0182', hint: 'Ten digits' } }
export const Filled: Story = { args: { value: '5550140182', isClearable: true } }
export const Required: Story = { args: { isRequired: true } }
export const Invalid: Story = { args: { value: '555014', error: 'A phone has ten digits' } }
export const Disabled: Story = { args: { value: '5550140182', isDisabled: true } }
export const ReadOnly: Story = { args: { value: '5550140182', isReadOnly: true } }

/** Other ways to write it follow from a mask. */
export const OwnMask: Story = {
  args: { value: '5551234567', mask: '###.###.####' },
  play: async ({ canvasElement }) => {
    await expect(box(canvasElement)).toHaveValue('555.123.4567')
  },
}

/** Brackets and dash come by themselves; the caller gets digits. */
export const Typing: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(box(canvasElement), '555x014-0182')
    await expect(box(canvasElement)).toHaveValue('(555) 014 - 0182')
    await expect(args.onChange).toHaveBeenLastCalledWith('5550140182')
  },
}

/** Typing and deleting in the middle leaves the caret behind the same digit. */
export const CaretStays: Story = {
  args: { value: '555014018' },
  play: async ({ args, canvasElement }) => {
    const field = box(canvasElement)
    await userEvent.type(field, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    await expect(field).toHaveValue('(595) 501 - 4018')
    await expect(field.selectionStart).toBe(3)
    await userEvent.keyboard('{Backspace}')
    await expect(field).toHaveValue('(555) 014 - 018')
    await expect(field.selectionStart).toBe(2)
    // A letter is not taken, and the caret does not jump to the end.
    await userEvent.keyboard('x')
    await expect(field.selectionStart).toBe(2)
    await expect(args.onChange).toHaveBeenLastCalledWith('555014018')
  },
}

/** Deleting what nobody typed deletes the digit before it. */
export const DeletingABracket: Story = {
  args: { value: '5550140182' },
  play: async ({ args, canvasElement }) => {
    const field = box(canvasElement)
    await userEvent.type(field, '{Backspace}', { initialSelectionStart: 6, initialSelectionEnd: 6 })
    await expect(args.onChange).toHaveBeenLastCalledWith('550140182')
    await expect(field).toHaveValue('(550) 140 - 182')
    await expect(field.selectionStart).toBe(3)
  },
}

export const Pasted: Story = {
  play: async ({ args, canvasElement }) => {
    const field = box(canvasElement)
    await userEvent.click(field)
    await userEvent.paste('+1 (555) 014-0182')
    await expect(args.onChange).toHaveBeenLastCalledWith('5550140182')
    await expect(field).toHaveValue('(555) 014 - 0182')
    await userEvent.clear(field)
    await userEvent.paste('+44 20 7946 0958')
    await expect(args.onChange).toHaveBeenLastCalledWith('+442079460958')
    await expect(field).toHaveValue('+442079460958')
  },
}

/** Digits too many stay in sight: whoever judges them refuses them. */
export const HostileInput: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {[null, undefined, '555014018299', '5'.repeat(60), ...Object.values(hostileTexts)].map((value, at) => (
        <Controlled key={at} of={PhoneField} props={{ ...args, label: `Phone ${at}`, value }} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText('Phone 0')).toHaveValue('')
    await expect(canvas.getByLabelText('Phone 2')).toHaveValue('(555) 014 - 0182 99')
    await expect(canvas.getByLabelText('Phone 7')).toHaveValue(hostileTexts.markup)
  },
}
export const OnAPhone: Story = { ...phoneStory, args: { value: '5550140182', isClearable: true } }
export const RightToLeft: Story = {
  args: { label: 'هاتف', value: '5550140182', isClearable: true },
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox')
    await expect(getComputedStyle(box).direction).toBe('ltr')
    await expect(getComputedStyle(box).textAlign).toBe('right')
  },
}
