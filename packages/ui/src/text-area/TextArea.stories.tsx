import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TextArea, type TextAreaProps } from './TextArea'

const Controlled = (props: TextAreaProps) => {
  const [value, setValue] = useState(props.value)
  return (
    <TextArea
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
  title: 'Controls/TextArea',
  component: TextArea,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Notes',
    value: 'Happy with the Accord, will look again in spring when the lease on the Sienna is up.',
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 608 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Invalid: Story = { args: { value: '', error: 'Please enter a note' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const ReadOnly: Story = { args: { isReadOnly: true } }

/** Far from the limit nothing is said; close to it the count shows, and is spoken in steps of ten. */
export const NearTheLimit: Story = {
  args: { maxLength: 100, value: 'x'.repeat(70) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const status = canvas.getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    await userEvent.type(canvas.getByLabelText('Notes'), 'ten more letters')
    await expect(canvas.getByText('14 characters left')).toBeVisible()
    await expect(status).toHaveTextContent('Fewer than 20 characters left')
    await userEvent.type(canvas.getByLabelText('Notes'), 'y'.repeat(20))
    await expect(canvas.getByLabelText<HTMLTextAreaElement>('Notes').value).toHaveLength(100)
    await expect(status).toHaveTextContent('No characters left')
  },
}
