import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PlainSearchBox, type PlainSearchBoxProps } from './PlainSearchBox'

const Typed = (props: PlainSearchBoxProps) => {
  const [text, setText] = useState(props.text)
  return <PlainSearchBox {...props} text={text} onTextChange={setText} />
}

const meta = {
  title: 'Controls/PlainSearchBox',
  component: PlainSearchBox,
  render: (args) => <Typed {...args} />,
  args: {
    label: 'Search Retain',
    placeholder: 'Search Retain by name, phone, email, VIN or stock #',
    text: '',
    onTextChange: fn(),
    submits: (key, text) => key === 'Enter' && text.trim() !== '',
    onSearch: fn(),
    end: <kbd>/</kbd>,
  },
} satisfies Meta<typeof PlainSearchBox>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

/** It runs the search as the whole box does, and not for nothing. */
export const Enter: Story = {
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('searchbox', { name: 'Search Retain' })
    await userEvent.type(box, '{Enter}')
    await expect(args.onSearch).not.toHaveBeenCalled()
    await userEvent.type(box, 'Smith{Enter}')
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await expect(box).toHaveValue('Smith')
  },
}
