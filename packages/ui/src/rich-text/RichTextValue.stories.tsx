import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import RichTextEditor, { type RichTextEditorProps } from './RichTextEditor'
import { sampleAllowList } from './sampleAllowList'
import {
  filledPlaceholders,
  onChange,
  openText,
  pasteInto,
  samplePlaceholders,
  written,
} from './sampleEditor'

/** An owner that answers late and sets other texts itself. */
const Owner = (props: RichTextEditorProps) => {
  const [value, setValue] = useState(props.value)
  const [isFilled, setIsFilled] = useState(false)
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, maxWidth: 640 }}>
      <RichTextEditor
        {...props}
        value={value}
        placeholders={isFilled ? filledPlaceholders : samplePlaceholders}
        onChange={(html) => {
          props.onChange(html)
          setTimeout(() => setValue(html), 150)
        }}
      />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button onPress={() => setValue('<p>Dear {{CustomerName}},</p>')}>Use template</Button>
        <Button onPress={() => setIsFilled(true)}>Choose customer</Button>
        <Button onPress={() => setValue('')}>Clear</Button>
        <output style={{ overflowWrap: 'anywhere' }}>{value}</output>
      </div>
    </div>
  )
}

const meta = {
  title: 'Rich text/Editor/Value',
  component: RichTextEditor,
  tags: ['!autodocs'],
  render: (args) => <Owner {...args} />,
  args: { label: 'Body', value: '', onChange, allowList: sampleAllowList, rows: 4 },
} satisfies Meta<typeof RichTextEditor>
export default meta

type Story = StoryObj<typeof meta>

const button = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name })

/** What comes back while more is typed takes nothing away, and moves no caret. */
export const AnsweredLate: Story = {
  play: async ({ canvasElement }) => {
    const text = await openText(canvasElement)
    await userEvent.type(text, 'Good morning, Hana', { delay: 30, skipClick: true })
    await userEvent.keyboard('{Control>}b{/Control}!')
    await waitFor(() =>
      expect(canvasElement.querySelector('output')).toHaveTextContent(
        '<p>Good morning, Hana<strong>!</strong></p>',
      ),
    )
    await expect(text).toHaveTextContent('Good morning, Hana!')
    await expect(written()).toBe('<p>Good morning, Hana<strong>!</strong></p>')
  },
}

/** Another text takes the place of what was typed, is handed out by nobody, and undo does not bring the old one back. */
export const AnotherText: Story = {
  play: async ({ canvasElement }) => {
    const text = await openText(canvasElement)
    await userEvent.keyboard('About another customer')
    await waitFor(() =>
      expect(canvasElement.querySelector('output')).toHaveTextContent('About another customer'),
    )
    onChange.mockClear()
    await userEvent.click(button(canvasElement, 'Use template'))
    await waitFor(() => expect(text).toHaveTextContent('Dear CustomerName,'))
    await expect(button(canvasElement, 'Undo')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(text)
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(text).toHaveTextContent('Dear CustomerName,')
    await expect(onChange).not.toHaveBeenCalled()
    await userEvent.click(button(canvasElement, 'Clear'))
    await waitFor(() => expect(text).toHaveTextContent(/^$/))
    await expect(onChange).not.toHaveBeenCalled()
  },
}

/** Chips show the values of whoever is chosen; the text itself stays as it is. */
export const AnotherCustomer: Story = {
  args: { value: '<p>Dear {{CustomerName}},</p>' },
  play: async ({ canvasElement }) => {
    const text = await openText(canvasElement)
    await expect(text).toHaveTextContent('Dear CustomerName,')
    await userEvent.click(button(canvasElement, 'Choose customer'))
    await waitFor(() => expect(text).toHaveTextContent('Dear Hana Castellanos,'))
    await expect(onChange).not.toHaveBeenCalled()
  },
}

/** A text that can only be read takes nothing that is pasted or typed. */
export const ReadOnly: Story = {
  args: { value: '<p>Sent</p>', isReadOnly: true },
  play: async ({ canvasElement }) => {
    const text = await openText(canvasElement)
    pasteInto(text, { 'text/html': '<p>more</p>', 'text/plain': 'more' })
    await userEvent.keyboard('x{Control>}b{/Control}{Control>}k{/Control}')
    await expect(text).toHaveTextContent(/^Sent$/)
    await expect(onChange).not.toHaveBeenCalled()
    await expect(document.querySelector('[role=dialog]')).toBeNull()
  },
}
