import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { hostileTexts, inColumn, Controlled, rightToLeft } from '../field/sampleField'
import { Select } from '../select/Select'
import { phoneStory } from '../testing/phoneStory'
import { RangeField } from './RangeField'

const meta = {
  title: 'Controls/RangeField',
  component: RangeField,
  render: (args) => <Controlled of={RangeField} props={args} />,
  args: { label: 'APR', value: { from: '', to: '' }, onChange: fn() },
  decorators: [inColumn(252)],
} satisfies Meta<typeof RangeField>
export default meta

type Story = StoryObj<typeof meta>

const side = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('textbox', { name })

export const Empty: Story = { args: { hint: 'In percent' } }
export const Filled: Story = { args: { value: { from: '2.9', to: '4.5' } } }
export const Required: Story = { args: { isRequired: true } }

/** One error for the field marks both sides. */
export const BothWrong: Story = {
  args: { value: { from: '6.9', to: '4.5' }, error: 'number less than From value' },
  play: async ({ canvasElement }) => {
    for (const name of ['APR From', 'APR To']) {
      await expect(side(canvasElement, name)).toBeInvalid()
      await expect(side(canvasElement, name)).toHaveAccessibleDescription('number less than From value')
    }
  },
}

/** An error of one side marks and describes that side alone. */
export const ToWrong: Story = {
  args: { value: { from: '6.9', to: '4.5' }, hint: 'In percent', toError: 'number less than From value' },
  play: async ({ canvasElement }) => {
    await expect(side(canvasElement, 'APR From')).toBeValid()
    await expect(side(canvasElement, 'APR To')).toHaveAccessibleDescription('number less than From value')
    await expect(within(canvasElement).queryByText('In percent')).not.toBeInTheDocument()
  },
}
export const EachWrong: Story = {
  args: {
    value: { from: 'abc', to: '-1' },
    fromError: 'invalid number',
    toError: 'number less than From value',
  },
  play: async ({ canvasElement }) => {
    await expect(side(canvasElement, 'APR From')).toHaveAccessibleDescription('invalid number')
    await expect(side(canvasElement, 'APR To')).toHaveAccessibleDescription('number less than From value')
  },
}
export const Disabled: Story = { args: { value: { from: '2.9', to: '' }, isDisabled: true } }
export const ReadOnly: Story = { args: { value: { from: '2.9', to: '4.5' }, isReadOnly: true } }

/** The text is given as it is typed, number or not. */
export const Typing: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(side(canvasElement, 'APR From'), 'abc')
    await userEvent.tab()
    await userEvent.keyboard('4.50')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 'abc', to: '4.50' })
    await expect(side(canvasElement, 'APR From')).toHaveValue('abc')
  },
}

/** Going from one side to the other does not leave the field. */
export const Leaving: Story = {
  args: { onBlur: fn() },
  play: async ({ args, canvasElement }) => {
    side(canvasElement, 'APR From').focus()
    await userEvent.tab()
    await expect(side(canvasElement, 'APR To')).toHaveFocus()
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

/** Amounts stand there as amounts while nobody changes them; the value stays what was typed. */
export const Amounts: Story = {
  args: { label: 'Equity', value: { from: '2500', to: '' }, shownAs: 'currency' },
  play: async ({ args, canvasElement }) => {
    const from = side(canvasElement, 'Equity From')
    await expect(from).toHaveValue('$2,500')
    await userEvent.type(from, '0')
    await expect(from).toHaveValue('25000')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '25000', to: '' })
    await userEvent.tab()
    await expect(from).toHaveValue('$25,000')
    await userEvent.keyboard('10k')
    await userEvent.tab()
    await expect(side(canvasElement, 'Equity To')).toHaveValue('10k')
  },
}

/** A control before both: what the range is of. */
export const WithALead: Story = {
  args: {
    label: 'Payment Difference',
    shownAs: 'currency',
    lead: (
      <Select
        label="Payment Difference type"
        isLabelHidden
        options={[
          { id: 'finance', label: 'Finance' },
          { id: 'lease', label: 'Lease' },
          { id: 'original', label: 'Original Deal Type' },
        ]}
        value="finance"
        onChange={() => undefined}
      />
    ),
  },
}
export const HostileInput: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Controlled of={RangeField} props={{ ...args, label: 'Nothing', value: null }} />
      <Controlled of={RangeField} props={{ ...args, label: 'Half', value: { from: null } }} />
      {Object.values(hostileTexts).map((text) => (
        <Controlled
          key={text}
          of={RangeField}
          props={{
            ...args,
            label: text,
            value: { from: text, to: text },
            shownAs: 'currency',
            toError: text,
          }}
        />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(side(canvasElement, 'Nothing From')).toHaveValue('')
    await userEvent.type(side(canvasElement, 'Half To'), '1')
    await expect(side(canvasElement, 'Half To')).toHaveValue('1')
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}
export const OnAPhone: Story = {
  ...phoneStory,
  args: { value: { from: '6.9', to: '4.5' }, toError: 'number less than From value' },
}
export const RightToLeft: Story = {
  args: {
    label: 'الفائدة',
    fromLabel: 'من',
    toLabel: 'إلى',
    fromError: 'خطأ',
    value: { from: '-1', to: '2' },
  },
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    for (const box of within(canvasElement).getAllByRole('textbox')) {
      await expect(getComputedStyle(box).direction).toBe('ltr')
      await expect(getComputedStyle(box).textAlign).toBe('right')
    }
  },
}
