import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl'

const Controlled = (props: SegmentedControlProps) => {
  const [value, setValue] = useState(props.value)
  return (
    <SegmentedControl
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
  title: 'Controls/SegmentedControl',
  component: SegmentedControl,
  render: (args) => <Controlled {...args} />,
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
