import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inColumn, Controlled } from '../field/sampleField'
import { hostileOptions } from '../option-list/hostileOptions'
import { CheckboxGroup } from './CheckboxGroup'

const kinds = [
  { id: 'finance', label: 'Finance' },
  { id: 'lease', label: 'Lease', description: 'Also leases that end this year' },
  { id: 'cash', label: 'Cash' },
]

const meta = {
  title: 'Controls/CheckboxGroup',
  component: CheckboxGroup,
  render: (args) => <Controlled of={CheckboxGroup} props={args} />,
  args: { label: 'Deal Type', value: ['cash'], onChange: fn(), options: kinds },
} satisfies Meta<typeof CheckboxGroup>
export default meta

type Story = StoryObj<typeof meta>

/** What is ticked is told in the order of the options. */
export const Ticking: Story = {
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Deal Type' }))
    await userEvent.click(group.getByText('Finance'))
    await expect(args.onChange).toHaveBeenLastCalledWith(['finance', 'cash'])
    await userEvent.tab()
    await expect(group.getByRole('checkbox', { name: 'Lease' })).toHaveFocus()
    await expect(group.getByRole('checkbox', { name: 'Lease' })).toHaveAccessibleDescription(
      'Also leases that end this year',
    )
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['finance', 'lease', 'cash'])
  },
}

/** A first box for all of them; what is disabled stays as it is. */
export const All: Story = {
  args: {
    allLabel: 'All',
    value: ['cash', 'conquest'],
    options: [...kinds, { id: 'conquest', label: 'Conquest', isDisabled: true }],
  },
  play: async ({ args, canvasElement }) => {
    const all = within(canvasElement).getByRole('checkbox', { name: 'All' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(args.onChange).toHaveBeenLastCalledWith(['finance', 'lease', 'cash', 'conquest'])
    await expect(all).toBeChecked()
    await userEvent.click(all)
    await expect(args.onChange).toHaveBeenLastCalledWith(['conquest'])
    await expect(all).not.toBeChecked()
  },
}
export const Horizontal: Story = { args: { orientation: 'horizontal' } }
export const Required: Story = { args: { isRequired: true, value: [], hint: 'At least one' } }
export const Invalid: Story = {
  args: { error: 'Choose a deal type' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription('Choose a deal type')
  },
}
export const Disabled: Story = { args: { isDisabled: true, allLabel: 'All' } }
export const ReadOnly: Story = {
  args: { isReadOnly: true, allLabel: 'All' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Lease'))
    await userEvent.click(within(canvasElement).getByText('All'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const NoOptions: Story = {
  args: { options: [], allLabel: 'All', value: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox', { name: 'All' })).toBeDisabled()
  },
}

/** A blank label is left out, and an id without option is kept. */
export const HostileInput: Story = {
  args: { options: [...hostileOptions, { id: 'blank', label: '' }], value: ['gone'] },
  decorators: [inColumn(240)],
  play: async ({ args, canvasElement }) => {
    const boxes = within(canvasElement).getAllByRole('checkbox')
    await expect(boxes).toHaveLength(hostileOptions.length)
    if (boxes[0] !== undefined) await userEvent.click(boxes[0])
    await expect(args.onChange).toHaveBeenLastCalledWith([hostileOptions[0]?.id, 'gone'])
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** The caller hears once when the focus leaves the group, not when it goes from box to box. */
export const Leaving: Story = {
  args: { onBlur: fn(), allLabel: 'All' },
  play: async ({ args, canvasElement }) => {
    for (const name of ['All', 'Finance', 'Lease', 'Cash']) {
      await userEvent.tab()
      await expect(within(canvasElement).getByRole('checkbox', { name })).toHaveFocus()
    }
    await userEvent.keyboard(' ')
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}
