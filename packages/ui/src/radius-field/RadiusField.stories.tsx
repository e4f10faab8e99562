import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inColumn, Controlled } from '../field/sampleField'
import { RadiusField } from './RadiusField'

const meta = {
  title: 'Controls/RadiusField',
  component: RadiusField,
  render: (args) => <Controlled of={RadiusField} props={args} />,
  args: {
    label: 'Customer Radius',
    placeholder: '# of Miles',
    hint: 'Max of 50 miles',
    value: '',
    onChange: fn(),
  },
  decorators: [inColumn(252)],
} satisfies Meta<typeof RadiusField>
export default meta

type Story = StoryObj<typeof meta>

/** In the empty box stands what is counted, under it the limit. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Customer Radius')
    await expect(field).toHaveAttribute('placeholder', '# of Miles')
    await expect(field).toHaveAccessibleDescription('Max of 50 miles')
  },
}
export const Filled: Story = { args: { value: '25' } }
export const Required: Story = { args: { isRequired: true } }

/** The error takes the hint's place. */
export const Invalid: Story = {
  args: { value: '80', error: 'Enter number between 1 to 50' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Customer Radius')
    await expect(field).toHaveAccessibleDescription('Enter number between 1 to 50')
    await expect(within(canvasElement).queryByText('Max of 50 miles')).not.toBeInTheDocument()
  },
}
export const Disabled: Story = { args: { value: '25', isDisabled: true } }
export const ReadOnly: Story = { args: { value: '25', isReadOnly: true } }

/** What was typed is given as it is: the rule judges it. */
export const HostileInput: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Customer Radius'), 'x -1e3')
    await expect(args.onChange).toHaveBeenLastCalledWith('x -1e3')
  },
}
