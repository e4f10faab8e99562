import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { inColumn, Controlled } from '../field/sampleField'
import { leavingSides } from './leavingSides'
import { SelectRangeField } from './SelectRangeField'

const meta = {
  title: 'Controls/SelectRangeField',
  component: SelectRangeField,
  render: (args) => <Controlled of={SelectRangeField} props={args} />,
  args: {
    label: 'Prediction Score',
    options: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    value: { from: null, to: null },
    onChange: fn(),
  },
  decorators: [inColumn(252)],
} satisfies Meta<typeof SelectRangeField>
export default meta

type Story = StoryObj<typeof meta>

const side = (canvasElement: HTMLElement, name: RegExp) => within(canvasElement).getByRole('button', { name })

export const Empty: Story = {}
export const Chosen: Story = { args: { value: { from: 6, to: 10 } } }
export const Required: Story = { args: { isRequired: true } }

/** One error for the field describes both sides. */
export const Invalid: Story = {
  args: { value: { from: 6, to: 4 }, error: 'number less than From value' },
  play: async ({ canvasElement }) => {
    for (const name of [/Prediction Score From/, /Prediction Score To/]) {
      await expect(side(canvasElement, name)).toHaveAccessibleDescription('number less than From value')
    }
  },
}

/** An error of one side describes that side alone. */
export const ToWrong: Story = {
  args: { value: { from: 6, to: 4 }, toError: 'number less than From value' },
  play: async ({ canvasElement }) => {
    await expect(side(canvasElement, /Prediction Score From/)).not.toHaveAccessibleDescription()
    await expect(side(canvasElement, /Prediction Score To/)).toHaveAccessibleDescription(
      'number less than From value',
    )
  },
}

/** A press on the label brings the focus to From, and opens nothing. */
export const LabelPress: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Prediction Score'))
    await expect(side(canvasElement, /Prediction Score From/)).toHaveFocus()
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  },
}
export const Disabled: Story = { args: { value: { from: 6, to: 10 }, isDisabled: true } }
export const ReadOnly: Story = { args: { value: { from: 6, to: 10 }, isReadOnly: true } }

/** A chosen side can be cleared again. */
export const Clearing: Story = {
  args: { value: { from: 6, to: 10 } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Prediction Score To/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Any' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 6, to: null })
    await expect(
      within(canvasElement).getByRole('button', { name: /Prediction Score To/ }),
    ).toHaveTextContent('To')
  },
}
export const HostileInput: Story = {
  args: { options: [3, 3, NaN, -1, 1e9, Infinity], value: { from: 99, to: NaN } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Prediction Score From/ }))
    const names = (await screen.findAllByRole('option')).map((option) => option.textContent)
    await expect(names).toEqual(['Any', '3', '-1', '1000000000'])
  },
}

/** A sign stays before its figure. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { options: [-1, 3] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Prediction Score From/ }))
    await expect(getComputedStyle(await screen.findByText('-1')).direction).toBe('ltr')
  },
}

/** The caller hears once when the focus leaves both sides, not while a list is open or on the way to the other side. */
export const Leaving: Story = leavingSides
