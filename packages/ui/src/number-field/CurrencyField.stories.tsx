import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inColumn, Controlled } from '../field/sampleField'
import { CurrencyField } from './CurrencyField'

const meta = {
  title: 'Controls/CurrencyField',
  component: CurrencyField,
  render: (args) => <Controlled of={CurrencyField} props={args} />,
  args: { label: 'Est Payoff', value: null, onChange: fn() },
  decorators: [inColumn(160)],
} satisfies Meta<typeof CurrencyField>
export default meta

type Story = StoryObj<typeof meta>

const box = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('spinbutton', { name: 'Est Payoff' })

export const Empty: Story = { args: { placeholder: '$0', hint: 'Whole dollars' } }
export const Filled: Story = { args: { value: 15869 } }
export const Negative: Story = {
  args: { value: -17004 },
  play: async ({ canvasElement }) => {
    await expect(box(canvasElement)).toHaveValue('-$17,004')
  },
}
export const Cents: Story = { args: { value: 1234.5, decimals: 2 } }
export const Required: Story = { args: { isRequired: true } }
export const Invalid: Story = { args: { value: 15869, error: 'More than the vehicle value' } }
export const Disabled: Story = { args: { value: 15869, isDisabled: true } }
export const ReadOnly: Story = { args: { value: 15869, isReadOnly: true } }

/** As the payment playground has them: in rows of a table, a changed one marked. */
export const InRows: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 4, width: 88 }}>
      {[2000, 1320, 32600].map((value) => (
        <Controlled
          key={value}
          of={CurrencyField}
          props={{
            ...args,
            label: `Amount ${value}`,
            isLabelHidden: true,
            value,
            size: 'row',
            isEdited: value === 1320,
          }}
        />
      ))}
    </div>
  ),
}

/** Amounts are taken as they are copied from elsewhere, rounded, and written in full when the field is left. */
export const Pasted: Story = {
  play: async ({ args, canvasElement }) => {
    for (const [text, value, shown] of [
      ['$1,234.50', 1235, '$1,235'],
      ['(1,234)', -1234, '-$1,234'],
      ['USD 99', 99, '$99'],
    ] as const) {
      await userEvent.clear(box(canvasElement))
      await userEvent.paste(text)
      await expect(args.onChange).toHaveBeenLastCalledWith(value, null)
      await userEvent.tab()
      await expect(box(canvasElement)).toHaveValue(shown)
    }
  },
}

/** Another currency is no amount of this one. */
export const OtherCurrencyPasted: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(box(canvasElement))
    await userEvent.paste('€50')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(null, 'notANumber')
    await expect(box(canvasElement)).toHaveValue('€50')
    await expect(box(canvasElement)).toBeInvalid()
  },
}

export const Euro: Story = { args: { value: 1234, currency: 'EUR' } }
export const HostileInput: Story = {
  args: { value: NaN, min: 0 },
  play: async ({ args, canvasElement }) => {
    await expect(box(canvasElement)).toHaveValue('')
    await userEvent.type(box(canvasElement), '-$1e9; DROP TABLE')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(null, 'notANumber')
    await expect(box(canvasElement)).toHaveValue('-$1e9; DROP TABLE')
  },
}
