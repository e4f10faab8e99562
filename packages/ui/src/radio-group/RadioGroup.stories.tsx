import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inColumn, Controlled } from '../field/sampleField'
import { hostileOptions } from '../option-list/hostileOptions'
import { phoneStory } from '../testing/phoneStory'
import { RadioGroup } from './RadioGroup'

const meta = {
  title: 'Controls/RadioGroup',
  component: RadioGroup,
  render: (args) => <Controlled of={RadioGroup} props={args} />,
  args: {
    label: 'Number',
    value: 'best',
    onChange: fn(),
    options: [
      { id: 'best', label: 'Best', description: 'The number that answered last' },
      { id: 'day', label: 'Day' },
      { id: 'evening', label: 'Evening', isDisabled: true },
      { id: 'mobile', label: 'Mobile' },
    ],
  },
} satisfies Meta<typeof RadioGroup>
export default meta

type Story = StoryObj<typeof meta>

/** One tab stop; arrows choose, go round, and skip what is disabled. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole('radiogroup', { name: 'Number' }))
    await userEvent.tab()
    await expect(group.getByRole('radio', { name: 'Best' })).toHaveFocus()
    await expect(group.getByRole('radio', { name: 'Best' })).toHaveAccessibleDescription(
      'The number that answered last',
    )
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('mobile')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('best')
    await userEvent.tab()
    await expect(canvasElement.contains(document.activeElement)).toBe(false)
  },
}
export const NoneChosen: Story = {
  args: { value: null, hint: 'Who is called first' },
  play: async ({ args, canvasElement }) => {
    for (const radio of within(canvasElement).getAllByRole('radio')) await expect(radio).not.toBeChecked()
    await userEvent.click(within(canvasElement).getByText('Day'))
    await expect(args.onChange).toHaveBeenCalledWith('day')
  },
}
export const Horizontal: Story = { args: { orientation: 'horizontal' } }
export const Required: Story = {
  args: { isRequired: true, value: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radiogroup')).toBeRequired()
  },
}
export const Invalid: Story = {
  args: { error: 'Choose a number', value: null },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup')
    await expect(group).toBeInvalid()
    await expect(group).toHaveAccessibleDescription('Choose a number')
  },
}
export const Disabled: Story = { args: { isDisabled: true } }
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Day'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(within(canvasElement).getByRole('radio', { name: 'Best' })).toBeChecked()
  },
}
export const NoOptions: Story = { args: { options: [], value: null } }
export const HostileInput: Story = {
  args: { options: [...hostileOptions, { id: 'blank', label: ' ' }], value: 'gone' },
  decorators: [inColumn(240)],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('radio')).toHaveLength(hostileOptions.length)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const OnAPhone: Story = { ...phoneStory }

/** The caller hears once when the focus leaves the group, not when an arrow chooses. */
export const Leaving: Story = {
  args: { onBlur: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    const [first] = within(canvasElement).getAllByRole('radio')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(first).not.toHaveFocus()
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}
