import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import PlaceholderField, { type PlaceholderFieldProps } from './PlaceholderField'
import { onChange, openText, pasteInto, samplePlaceholders, written } from './sampleEditor'

const Controlled = (props: PlaceholderFieldProps) => {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxWidth: 560 }}>
      <PlaceholderField
        {...props}
        value={value}
        onChange={(text) => {
          props.onChange(text)
          setValue(text)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Rich text/Placeholder field',
  component: PlaceholderField,
  args: {
    label: 'Subject',
    value: 'Your {{CurrentVehicleYearMakeModelTrim}} is worth more than you owe',
    onChange,
    placeholders: samplePlaceholders,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof PlaceholderField>
export default meta

type Story = StoryObj<typeof meta>

const open = (canvasElement: HTMLElement) => openText(canvasElement, 'Subject')

export const Default: Story = {}

export const Empty: Story = { args: { value: '', placeholder: 'What the email is about' } }

export const Invalid: Story = { args: { value: '', error: 'Subject is required', isRequired: true } }

export const ReadOnly: Story = { args: { isReadOnly: true } }

export const Disabled: Story = { args: { isDisabled: true } }

/** What is written as a placeholder and is none is marked, and stays text. */
export const Unknown: Story = {
  args: { value: 'Your {{LeaseEndDate}} is near' },
  play: async ({ canvasElement }) => {
    const text = await open(canvasElement)
    const marked = [...text.querySelectorAll('[data-gap]')].map(({ textContent }) => textContent)
    await expect(marked).toEqual(['{{LeaseEndDate}}'])
  },
}

/** A long line goes on below: all of it is seen. */
export const Long: Story = {
  args: {
    value:
      'Hi {{CustomerFirstName}}, your {{CurrentVehicleYearMakeModelTrim}} could become a {{ReplacementVehicleModel}} for {{PaymentAmount}} a month',
  },
}

/** Text in and out: a placeholder that is typed becomes a chip, Enter begins no other line, blanks stay as they are. */
export const Typing: Story = {
  args: { value: '' },
  play: async ({ canvasElement }) => {
    const text = await open(canvasElement)
    await userEvent.keyboard('Hi  {{{{CustomerFirstName}}, {Enter}{Shift>}{Enter}{/Shift}see')
    await waitFor(() => expect(written()).toBe('Hi  {{CustomerFirstName}}, see'))
    await expect(within(text).getByRole('img', { name: 'Placeholder CustomerFirstName' })).toBeVisible()
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(written()).not.toBe('Hi  {{CustomerFirstName}}, see'))
    await expect(text).toHaveFocus()
  },
}

/** The menu puts a placeholder where the caret is, and the caret behind it. */
export const FromTheMenu: Story = {
  args: { value: 'About your ' },
  play: async ({ canvasElement }) => {
    const text = await open(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Subject placeholders' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'ReplacementVehicleModel' }))
    await waitFor(() => expect(written()).toBe('About your {{ReplacementVehicleModel}}'))
    await waitFor(() => expect(text).toHaveFocus())
    await userEvent.keyboard('!')
    await waitFor(() => expect(written()).toBe('About your {{ReplacementVehicleModel}}!'))
    await userEvent.keyboard('{Backspace}')
    await fireEvent.keyDown(text, { key: 'ArrowLeft', keyCode: 37 })
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(written()).toBe('About your '))
  },
}

/** Lines that are pasted become one, formatting goes, and placeholders in them are chips. */
export const Pasting: Story = {
  args: { value: '' },
  play: async ({ canvasElement }) => {
    const text = await open(canvasElement)
    pasteInto(text, { 'text/plain': 'Hi {{CustomerName}},\r\nsee you\n' })
    await waitFor(() => expect(written()).toBe('Hi {{CustomerName}}, see you '))
    pasteInto(text, { 'text/html': '<p>on <b>Friday</b></p><p>at {{AssociateName}}</p>' })
    await waitFor(() => expect(written()).toBe('Hi {{CustomerName}}, see you on Friday at {{AssociateName}}'))
  },
}

/** Near its end it says how much room is left, placeholders counted as they are written; what does not fit is not taken. */
export const Limited: Story = {
  args: { value: 'Hi {{CustomerName}}', maxLength: 21 },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await userEvent.keyboard('abcd')
    await waitFor(() => expect(written()).toBe('Hi {{CustomerName}}ab'))
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(written()).toBe('Hi {{CustomerName}}a'))
  },
}
