import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inColumn, Controlled } from '../field/sampleField'
import { PercentageField } from './PercentageField'

const meta = {
  title: 'Controls/PercentageField',
  component: PercentageField,
  render: (args) => <Controlled of={PercentageField} props={args} />,
  args: { label: 'APR', value: 3.9, min: 0, max: 100, onChange: fn() },
  decorators: [inColumn(120)],
} satisfies Meta<typeof PercentageField>
export default meta

type Story = StoryObj<typeof meta>

const box = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('spinbutton', { name: 'APR' })

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await expect(box(canvasElement)).toHaveAccessibleDescription('%')
    await expect(box(canvasElement)).toHaveAttribute('aria-valuetext', '3.9%')
  },
}
export const Empty: Story = { args: { value: null, placeholder: '0', hint: 'A year' } }
/** The sign stands beside its figure, on whichever side the figures are. */
export const Small: Story = {
  args: { size: 'small', align: 'start' },
  play: async ({ canvasElement }) => {
    const sign = within(canvasElement).getByText('%').getBoundingClientRect()
    await expect(sign.left - box(canvasElement).getBoundingClientRect().right).toBe(8)
    await expect(box(canvasElement).offsetWidth).toBeLessThan(40)
  },
}
export const Required: Story = { args: { isRequired: true, value: null } }
export const Invalid: Story = { args: { error: 'The lender refuses this' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const ReadOnly: Story = { args: { isReadOnly: true } }

export const Pasted: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.clear(box(canvasElement))
    await userEvent.paste('12 %')
    await expect(args.onChange).toHaveBeenLastCalledWith(12, null)
    await userEvent.tab()
    await expect(box(canvasElement)).toHaveValue('12')
  },
}

/** A step is a tenth, and tenths add up without dust. */
export const Stepping: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(box(canvasElement))
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(4.2, null)
    await expect(box(canvasElement)).toHaveValue('4.2')
  },
}

export const HostileInput: Story = {
  args: { value: Infinity },
  play: async ({ args, canvasElement }) => {
    await expect(box(canvasElement)).toHaveValue('')
    await userEvent.type(box(canvasElement), '3.999')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(3.999, 'tooManyDecimals')
    await expect(box(canvasElement)).toHaveAccessibleDescription('% Enter at most 2 decimals')
  },
}
