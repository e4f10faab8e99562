import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { hostileTexts, inColumn, Controlled, rightToLeft } from '../field/sampleField'
import { phoneStory } from '../testing/phoneStory'
import { TextField } from './TextField'

const meta = {
  title: 'Controls/TextField',
  component: TextField,
  render: (args) => <Controlled of={TextField} props={args} />,
  args: { label: 'Email', value: '', onChange: fn() },
  decorators: [inColumn(304)],
} satisfies Meta<typeof TextField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'name@example.com', hint: 'Where the offer goes' } }
export const Filled: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Email'), 'hana@')
    await expect(args.onChange).toHaveBeenLastCalledWith('hana@')
  },
}

/** The label carries a star; the control says "required" to screen readers. Nothing is checked by the field. */
export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Email' })
    await expect(field).toBeRequired()
    await expect(within(canvasElement).getByText('*')).toBeVisible()
  },
}

/** The error takes the hint's place and describes the field. */
export const Invalid: Story = {
  args: { value: 'hana@', hint: 'Where the offer goes', error: 'Enter an email address' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Email')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Enter an email address')
  },
}
export const Disabled: Story = {
  args: { value: 'hana@example.com', isDisabled: true, start: <Mail aria-hidden="true" /> },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByLabelText('Email')).not.toHaveFocus()
  },
}
export const ReadOnly: Story = {
  args: { value: 'hana@example.com', isReadOnly: true, isClearable: true },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Email')
    await userEvent.type(field, 'x')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(field).toHaveFocus()
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument()
  },
}
/** A figure in a row of a table, which differs from what it was. */
export const EditedFigure: Story = {
  args: { label: 'Est Payoff', value: '$15,869', align: 'end', isEdited: true, size: 'row' },
}
export const LabelHidden: Story = { args: { isLabelHidden: true, placeholder: 'Email' } }

/** What stands beside the text belongs to the box: pressing it leads into the text. A unit describes the field. */
export const Adornments: Story = {
  args: { label: 'Fuel tank', value: '14', start: <Mail aria-hidden="true" />, end: 'gallons' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Fuel tank')
    await expect(field).toHaveAccessibleDescription('gallons')
    await userEvent.click(within(canvasElement).getByText('gallons'), { pointerEventsCheck: 0 })
    const box = field.parentElement
    if (box === null) throw new Error('an input stands in its box')
    await userEvent.click(box)
    await expect(field).toHaveFocus()
  },
}

/** The button stands there while there is something to clear, is no tab stop, and leaves the focus in the text. */
export const Clearable: Story = {
  args: { isClearable: true, value: 'hana@example.com' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByLabelText('Email')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Email' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

/** Close to its limit the field says how many characters are left. */
export const NearTheLimit: Story = {
  args: { label: 'Subject', value: 'Your Accord', maxLength: 20 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('9 characters left')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Subject'), ' is worth more than you think')
    await expect(canvas.getByLabelText<HTMLInputElement>('Subject').value).toHaveLength(20)
    await expect(canvas.getByRole('status')).toHaveTextContent('No characters left')
  },
}

export const Enter: Story = {
  args: { onEnter: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Email'), 'a{Enter}')
    await expect(args.onEnter).toHaveBeenCalledOnce()
  },
}

/** Words weigh the same in every size. */
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['medium', 'small', 'row'] as const).map((size) => (
        <Controlled
          key={size}
          of={TextField}
          props={{ ...args, label: size, size, value: 'Honda', isClearable: true }}
        />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const weights = within(canvasElement)
      .getAllByRole('textbox')
      .map((field) => getComputedStyle(field).fontWeight)
    await expect(new Set(weights).size).toBe(1)
  },
}
export const OnAPhone: Story = {
  ...phoneStory,
  args: {
    value: 'hana@example.com',
    isClearable: true,
    isRequired: true,
    error: 'Enter another email address',
  },
}

/** Nothing breaks the layout and nothing runs; `null` is an empty text. */
export const HostileInput: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {Object.entries(hostileTexts).map(([name, text]) => (
        <Controlled
          key={name}
          of={TextField}
          props={{ ...args, label: text, value: text, hint: text, end: text }}
        />
      ))}
      <Controlled
        of={TextField}
        props={{ ...args, label: 'Nothing', value: null, error: hostileTexts.longWord }}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(canvasElement.querySelector('img')).toBeNull()
    await expect(within(canvasElement).getByLabelText('Nothing')).toHaveValue('')
  },
}
export const RightToLeft: Story = {
  args: {
    label: 'الاسم',
    value: hostileTexts.rightToLeft,
    isClearable: true,
    end: 'km',
    isRequired: true,
    error: 'خطأ',
  },
  decorators: [rightToLeft],
}

/** What is typed has its own direction, as an address has here, and stands where the page's lines start. */
export const OtherDirection: Story = {
  args: { value: '' },
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox')
    await userEvent.type(box, 'hana@')
    await expect(getComputedStyle(box).direction).toBe('ltr')
    await expect(getComputedStyle(box).textAlign).toBe('right')
    await userEvent.clear(box)
    await userEvent.type(box, hostileTexts.rightToLeft)
    await expect(getComputedStyle(box).direction).toBe('rtl')
  },
}
