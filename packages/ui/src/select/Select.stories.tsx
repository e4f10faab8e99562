import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Select, type SelectProps } from './Select'

const Controlled = (props: SelectProps) => {
  const [value, setValue] = useState(props.value)
  return (
    <Select
      {...props}
      value={value}
      onChange={(id) => {
        props.onChange(id)
        setValue(id)
      }}
    />
  )
}

const meta = {
  title: 'Controls/Select',
  component: Select,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Reason',
    placeholder: 'Please select a reason',
    value: null,
    onChange: fn(),
    options: [
      { id: 'happy', label: 'Happy with Current Vehicle' },
      { id: 'payment', label: 'Payment too High' },
      { id: 'sold', label: 'Sold the Vehicle' },
      { id: 'other', label: 'Other' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 304 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>
export default meta

type Story = StoryObj<typeof meta>

export const NoneChosen: Story = { args: { hint: 'A reason is needed for Not Interested.' } }
export const Chosen: Story = { args: { value: 'sold' } }
export const Invalid: Story = {
  args: { error: 'Please select a reason' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('button', { name: /Reason/ })
    await expect(box).toHaveAccessibleDescription('Please select a reason')
  },
}
export const Disabled: Story = { args: { isDisabled: true } }
export const LabelHidden: Story = { args: { isLabelHidden: true, value: 'happy' } }

export const Open: Story = {
  args: { value: 'payment' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(await screen.findByRole('option', { name: 'Payment too High' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

/** The label leads to the box; a letter jumps to a choice; Enter takes it and the focus returns. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Reason'))
    const box = canvas.getByRole('button', { name: /Reason/ })
    await expect(box).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox', { name: /Reason/ })
    await userEvent.keyboard('so{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('sold'))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await waitFor(() => expect(box).toHaveFocus())
    await expect(box).toHaveTextContent('Sold the Vehicle')
  },
}
