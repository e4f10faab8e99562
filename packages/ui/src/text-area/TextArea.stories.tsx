import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { hostileTexts, inColumn, Controlled, rightToLeft } from '../field/sampleField'
import { phoneStory } from '../testing/phoneStory'
import { TextArea } from './TextArea'

const meta = {
  title: 'Controls/TextArea',
  component: TextArea,
  render: (args) => <Controlled of={TextArea} props={args} />,
  args: {
    label: 'Notes',
    value: 'Happy with the Accord, will look again in spring when the lease on the Sienna is up.',
    onChange: fn(),
  },
  decorators: [inColumn(608)],
} satisfies Meta<typeof TextArea>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Notes' })).toBeRequired()
  },
}
export const WithHint: Story = {
  args: { value: '', hint: 'The customer does not see this', placeholder: 'Notes' },
}
export const OnAPhone: Story = { ...phoneStory }
export const Invalid: Story = { args: { value: '', error: 'Please enter a note' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const ReadOnly: Story = { args: { isReadOnly: true } }

/** A text in another direction ends with its full stop, and stands where the page's lines start. */
export const RightToLeft: Story = {
  args: { maxLength: 90 },
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    const count = within(canvasElement).getByText('6 characters left')
    await expect(getComputedStyle(count).direction).toBe('ltr')
    const box = within(canvasElement).getByRole('textbox')
    await expect(getComputedStyle(box).direction).toBe('ltr')
    await expect(getComputedStyle(box).textAlign).toBe('right')
  },
}

/** Where a form checks what was written: when the field is left. */
export const Leaving: Story = {
  args: { onBlur: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Notes' }), 'x')
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

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

/** Nothing breaks the layout and nothing runs; `null` is an empty text. */
export const HostileInput: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {[null, ...Object.values(hostileTexts)].map((text) => (
        <Controlled
          key={text}
          of={TextArea}
          props={{ ...args, label: text ?? 'Nothing', value: text, rows: 2 }}
        />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Nothing')).toHaveValue('')
    await expect(canvasElement.querySelector('img')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
