import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { hostileTexts, Controlled } from '../field/sampleField'
import { phoneStory } from '../testing/phoneStory'
import { Checkbox } from './Checkbox'

const meta = {
  title: 'Controls/Checkbox',
  component: Checkbox,
  render: (args) => <Controlled of={Checkbox} props={args} />,
  args: { label: 'Contact made', value: false, onChange: fn() },
} satisfies Meta<typeof Checkbox>
export default meta

type Story = StoryObj<typeof meta>

const boxIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole('checkbox')

/** The label and Space tick it. */
export const Ticking: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Contact made'))
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await expect(boxIn(canvasElement)).toBeChecked()
    await expect(boxIn(canvasElement)).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
}
export const Ticked: Story = { args: { value: true, hint: 'It counts as an attempt.' } }

/** Some of what it stands for is ticked. */
export const Indeterminate: Story = {
  args: { isIndeterminate: true, label: 'All makes' },
  play: async ({ args, canvasElement }) => {
    await expect(boxIn(canvasElement)).toBePartiallyChecked()
    await userEvent.click(boxIn(canvasElement))
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}
export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(boxIn(canvasElement)).toBeRequired()
  },
}
export const Invalid: Story = {
  args: { error: 'Tick this to go on' },
  play: async ({ canvasElement }) => {
    await expect(boxIn(canvasElement)).toBeInvalid()
    await expect(boxIn(canvasElement)).toHaveAccessibleDescription('Tick this to go on')
  },
}
export const Disabled: Story = {
  args: { isDisabled: true, value: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Contact made'), { pointerEventsCheck: 0 })
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const ReadOnly: Story = {
  args: { isReadOnly: true, value: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(boxIn(canvasElement)).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(boxIn(canvasElement)).toBeChecked()
  },
}
export const LabelHidden: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvasElement }) => {
    await expect(boxIn(canvasElement)).toHaveAccessibleName('Contact made')
  },
}
export const HostileInput: Story = {
  render: (args) => (
    <div style={{ display: 'grid', maxWidth: 240 }}>
      {Object.values(hostileTexts).map((text) => (
        <Controlled key={text} of={Checkbox} props={{ ...args, label: text, hint: text, value: null }} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    for (const box of within(canvasElement).getAllByRole('checkbox')) await expect(box).not.toBeChecked()
  },
}
export const OnAPhone: Story = {
  ...phoneStory,
  args: { value: true },
  play: async ({ canvasElement }) => {
    const line = boxIn(canvasElement).closest('label')
    await expect(line?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

/** The caller hears once when the focus leaves. */
export const Leaving: Story = {
  args: { onBlur: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(boxIn(canvasElement)).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}
