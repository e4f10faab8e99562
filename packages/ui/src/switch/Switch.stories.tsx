import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { hostileTexts, Controlled } from '../field/sampleField'
import { phoneStory } from '../testing/phoneStory'
import { Switch } from './Switch'

const meta = {
  title: 'Controls/Switch',
  component: Switch,
  render: (args) => <Controlled of={Switch} props={args} />,
  args: { label: 'Tutorial', value: false, onChange: fn() },
} satisfies Meta<typeof Switch>
export default meta

type Story = StoryObj<typeof meta>

const switchIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole('switch')

/** The label and Space turn it. */
export const Turning: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Tutorial'))
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await expect(switchIn(canvasElement)).toBeChecked()
    await expect(switchIn(canvasElement)).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
}
export const On: Story = {
  args: { value: true, hint: 'Shows the tour when a page opens' },
  play: async ({ canvasElement }) => {
    await expect(switchIn(canvasElement)).toHaveAccessibleDescription('Shows the tour when a page opens')
  },
}
export const Invalid: Story = { args: { error: 'The tour could not be turned on' } }
export const Disabled: Story = { args: { isDisabled: true, value: true } }
export const ReadOnly: Story = {
  args: { isReadOnly: true, value: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Tutorial'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const LabelHidden: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvasElement }) => {
    await expect(switchIn(canvasElement)).toHaveAccessibleName('Tutorial')
  },
}
export const HostileInput: Story = {
  render: (args) => (
    <div style={{ display: 'grid', maxWidth: 240 }}>
      {Object.values(hostileTexts).map((text) => (
        <Controlled key={text} of={Switch} props={{ ...args, label: text, value: null }} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const OnAPhone: Story = { ...phoneStory, args: { value: true } }

/** The caller hears once when the focus leaves. */
export const Leaving: Story = {
  args: { onBlur: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(switchIn(canvasElement)).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}
