import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { hostileTexts, inColumn, Controlled } from '../field/sampleField'
import { RegexField } from './RegexField'

const meta = {
  title: 'Controls/RegexField',
  component: RegexField,
  render: (args) => <Controlled of={RegexField} props={args} />,
  args: {
    label: 'Replacement Used',
    placeholder: 'Stock#',
    hint: 'Enter Eight Characters',
    pattern: /(?:s#)?[a-z0-9]{8}/i,
    value: '',
    onChange: fn(),
  },
  decorators: [inColumn(252)],
} satisfies Meta<typeof RegexField>
export default meta

type Story = StoryObj<typeof meta>

const box = (canvasElement: HTMLElement) => within(canvasElement).getByLabelText(/Replacement Used/)

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(box(canvasElement)).toHaveAttribute('placeholder', 'Stock#')
    await expect(box(canvasElement)).toHaveAccessibleDescription('Enter Eight Characters')
    await expect(box(canvasElement)).toBeValid()
  },
}
export const Filled: Story = { args: { value: 'A1B2C3D4' } }
export const Disabled: Story = { args: { value: 'A1B2C3D4', isDisabled: true } }
export const ReadOnly: Story = { args: { value: 'S#A1B2C3D4', isReadOnly: true } }

/** What does not match marks the field; the hint says what would. */
export const NoMatch: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(box(canvasElement), 'A!')
    await expect(box(canvasElement)).toBeInvalid()
    await expect(box(canvasElement)).toHaveAccessibleDescription('Enter Eight Characters')
    await userEvent.clear(box(canvasElement))
    await expect(box(canvasElement)).toBeValid()
    await userEvent.type(box(canvasElement), 'A1B2C3D4')
    await expect(box(canvasElement)).toBeValid()
  },
}

/** Required and emptied, it is wrong; untouched, it is not. */
export const RequiredAndEmptied: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(box(canvasElement)).toBeValid()
    await userEvent.type(box(canvasElement), 'A1B2C3D4')
    await userEvent.clear(box(canvasElement))
    await expect(box(canvasElement)).toBeInvalid()
  },
}

/** The error may have words of its own. */
export const Invalid: Story = { args: { value: 'A1B2C3D4', error: 'No vehicle has this stock number' } }

/** When the field is left, its text becomes what the caller makes of it. */
export const Transforming: Story = {
  args: { transform: (text: string) => text.replace(/^s#/i, '') },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(box(canvasElement), 's#A1B2C3D4')
    await expect(args.onChange).toHaveBeenLastCalledWith('s#A1B2C3D4')
    await expect(box(canvasElement)).toBeValid()
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('A1B2C3D4')
    await expect(box(canvasElement)).toHaveValue('A1B2C3D4')
  },
}
export const HostileInput: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Controlled of={RegexField} props={{ ...args, label: 'Nothing', value: null }} />
      {Object.values(hostileTexts).map((text) => (
        <Controlled key={text} of={RegexField} props={{ ...args, label: text, value: text, footer: text }} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Nothing')).toBeValid()
    await expect(canvasElement.querySelectorAll('[aria-invalid]')).toHaveLength(4)
  },
}
