import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TextField, type TextFieldProps } from './TextField'

const Controlled = (props: TextFieldProps) => {
  const [value, setValue] = useState(props.value)
  return (
    <TextField
      {...props}
      value={value}
      onChange={(text) => {
        props.onChange(text)
        setValue(text)
      }}
    />
  )
}

const meta = {
  title: 'Controls/TextField',
  component: TextField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Mobile', value: '', type: 'tel', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 304 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: '(555) 014 - 0182', hint: 'Ten digits' } }
export const Filled: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Mobile'), '555')
    await expect(args.onChange).toHaveBeenLastCalledWith('555')
  },
}

/** The error takes the hint's place and describes the field. */
export const Invalid: Story = {
  args: { value: '80', hint: 'Max of 50 miles', error: 'Enter number between 1 to 50' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Mobile')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Enter number between 1 to 50')
  },
}
export const Disabled: Story = { args: { value: '(555) 014 - 0182', isDisabled: true } }
export const ReadOnly: Story = { args: { value: '(555) 014 - 0182', isReadOnly: true } }
export const LabelHidden: Story = { args: { isLabelHidden: true, placeholder: 'Mobile' } }
