import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inColumn, Controlled } from '../field/sampleField'
import { RangeSlider } from './RangeSlider'

const meta = {
  title: 'Controls/RangeSlider',
  component: RangeSlider,
  render: (args) => <Controlled of={RangeSlider} props={args} />,
  args: { label: 'Prediction Score', min: 1, max: 10, value: { from: 6, to: 9 }, onChange: fn() },
  decorators: [inColumn(304)],
} satisfies Meta<typeof RangeSlider>
export default meta

type Story = StoryObj<typeof meta>

const thumb = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('slider', { name })

/** Each thumb has its own name beside the slider's. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await expect(thumb(canvasElement, 'Prediction Score From')).toHaveAttribute('aria-valuetext', '6')
    await expect(thumb(canvasElement, 'Prediction Score To')).toHaveAttribute('aria-valuetext', '9')
    await expect(within(canvasElement).getByText('6 – 9')).toBeVisible()
  },
}
export const Everything: Story = { args: { value: null, hint: 'All scores' } }
export const Invalid: Story = { args: { error: 'Choose fewer' } }
export const Disabled: Story = { args: { isDisabled: true } }

/** A thumb stops at the other. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(thumb(canvasElement, 'Prediction Score From')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 9, to: 9 })
    await userEvent.tab()
    await userEvent.keyboard('{Home}{End}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 9, to: 10 })
  },
}

/** Going from one thumb to the other does not leave the slider. */
export const Leaving: Story = {
  args: { onBlur: fn() },
  play: async ({ args, canvasElement }) => {
    thumb(canvasElement, 'Prediction Score From').focus()
    await userEvent.tab()
    await expect(thumb(canvasElement, 'Prediction Score To')).toHaveFocus()
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}
export const HostileInput: Story = {
  args: { value: { from: 99, to: NaN } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('10 – 10')).toBeVisible()
  },
}
