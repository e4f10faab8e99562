import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inColumn, Controlled } from '../field/sampleField'
import { hostileOptions } from '../option-list/hostileOptions'
import { SegmentedControl } from './SegmentedControl'

const meta = {
  title: 'Controls/SegmentedControl',
  component: SegmentedControl,
  render: (args) => <Controlled of={SegmentedControl} props={args} />,
  args: {
    label: 'Call status',
    value: 'contacted',
    onChange: fn(),
    options: [
      { id: 'contacted', label: 'Contacted' },
      { id: 'busy', label: 'Busy' },
      { id: 'left', label: 'Left Message' },
      { id: 'none', label: 'No Message' },
      { id: 'bad', label: 'Bad Numbers', isDisabled: true },
    ],
  },
} satisfies Meta<typeof SegmentedControl>
export default meta

type Story = StoryObj<typeof meta>

/** One tab stop; arrows choose, and skip what is disabled. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Contacted' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('busy')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(args.onChange).toHaveBeenLastCalledWith('none')
    await expect(canvas.getByRole('radio', { name: 'No Message' })).toBeChecked()
  },
}

/** Null has none chosen. */
export const NoneChosen: Story = {
  args: { value: null },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Busy' }))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('busy')
  },
}

/** A key stands before the word; it is no part of the name. */
export const WithKeys: Story = {
  args: {
    options: ['Contacted', 'Busy', 'Left Message', 'Bad Numbers'].map((label, place) => ({
      id: label.toLowerCase(),
      label,
      keyHint: String(place + 1),
      isDisabled: label === 'Bad Numbers',
    })),
  },
  play: async ({ canvasElement }) => {
    const busy = within(canvasElement).getByRole('radio', { name: 'Busy' })
    await expect(busy).toHaveAttribute('aria-keyshortcuts', '2')
  },
}

export const Disabled: Story = { args: { isDisabled: true } }
export const Wide: Story = {
  args: {
    label: 'Direction',
    isLabelHidden: true,
    isWide: true,
    value: 'out',
    options: [
      { id: 'out', label: 'Outbound Call' },
      { id: 'in', label: 'Inbound Call' },
    ],
  },
}
export const Counts: Story = {
  args: {
    label: 'Kinds',
    isLabelHidden: true,
    size: 'small',
    value: 'all',
    options: [
      { id: 'all', label: 'All', count: 10 },
      { id: 'calls', label: 'Calls', count: 2 },
      { id: 'emails', label: 'Emails' },
    ],
  },
}

/** Segments that do not fit go to a further line. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    for (const label of canvasElement.querySelectorAll('label'))
      await expect(label.getBoundingClientRect().right).toBeLessThanOrEqual(
        canvasElement.getBoundingClientRect().left + 320,
      )
  },
}

export const Required: Story = {
  args: { isRequired: true, value: null, hint: 'How the call went' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Call status' })
    await expect(group).toBeRequired()
    await expect(group).toHaveAccessibleDescription('How the call went')
  },
}
export const Invalid: Story = {
  args: { value: null, error: 'Please select a status' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radiogroup')).toBeInvalid()
  },
}
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Busy'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** The label leads to the chosen segment. */
export const LabelPress: Story = {
  args: { value: 'left' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Call status'))
    await expect(within(canvasElement).getByRole('radio', { name: 'Left Message' })).toHaveFocus()
  },
}
export const HostileInput: Story = {
  args: {
    options: [
      ...hostileOptions.map((option) => ({ ...option, count: Number.NaN })),
      { id: 'blank', label: ' ' },
    ],
    value: 'gone',
  },
  decorators: [inColumn(240)],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('radio')).toHaveLength(hostileOptions.length)
    await expect(canvasElement).not.toHaveTextContent('NaN')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
