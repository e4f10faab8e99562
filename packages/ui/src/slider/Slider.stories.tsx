import type { Meta, StoryObj } from '@storybook/react-vite'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { hostileTexts, inColumn, Controlled } from '../field/sampleField'
import { phoneStory } from '../testing/phoneStory'
import { Slider } from './Slider'

const meta = {
  title: 'Controls/Slider',
  component: Slider,
  render: (args) => <Controlled of={Slider} props={args} />,
  args: {
    label: 'Customer Radius',
    min: 1,
    max: 50,
    value: 25,
    valueText: (value: number) => (value === 1 ? '1 mile' : `${value} miles`),
    onChange: fn(),
    onChangeEnd: fn(),
  },
  decorators: [inColumn(304)],
} satisfies Meta<typeof Slider>
export default meta

type Story = StoryObj<typeof meta>

const thumb = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('slider', { name: 'Customer Radius' })

/** The value is spoken in words, and stands beside the line. */
export const Filled: Story = {
  args: { hint: 'As the crow flies' },
  play: async ({ canvasElement }) => {
    await expect(thumb(canvasElement)).toHaveAttribute('aria-valuetext', '25 miles')
    await expect(thumb(canvasElement)).toHaveAccessibleDescription('As the crow flies')
    await expect(within(canvasElement).getByText('25 miles')).toBeVisible()
  },
}
export const Least: Story = { args: { value: 1 } }
export const Most: Story = { args: { value: 50 } }
export const Invalid: Story = { args: { error: 'No customers so near' } }
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(thumb(canvasElement)).toBeDisabled()
  },
}
export const LabelHidden: Story = { args: { isLabelHidden: true } }

/** Arrows, Page Up and Down, Home and End; a press on the label leads to the thumb. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Customer Radius'))
    await expect(thumb(canvasElement)).toHaveFocus()
    await userEvent.keyboard('{PageUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(30)
    await userEvent.keyboard('{End}')
    await expect(args.onChange).toHaveBeenLastCalledWith(50)
    await userEvent.keyboard('{Home}')
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(1)
    await expect(within(canvasElement).getByText('1 mile')).toBeVisible()
  },
}

/** A press on the line takes the thumb there. The line stays as long as it is, however short the value. */
export const Pressing: Story = {
  play: async ({ args, canvasElement }) => {
    const track = canvasElement.querySelector('[data-opens]')
    if (track === null) throw new Error('a line expected')
    const { left, top, width, height } = track.getBoundingClientRect()
    const at = {
      clientX: left + width,
      clientY: top + height / 2,
      button: 0,
      pointerId: 1,
      pointerType: 'mouse',
    }
    await fireEvent.pointerDown(track, at)
    await fireEvent.pointerUp(track, at)
    await expect(args.onChange).toHaveBeenLastCalledWith(50)
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(50)
    await userEvent.keyboard('{Home}')
    await expect(within(canvasElement).getByText('1 mile')).toBeVisible()
    await expect(track.getBoundingClientRect().width).toBe(width)
  },
}
export const HostileInput: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {[NaN, null, undefined, -9, 1e12].map((value, at) => (
        <Controlled key={at} of={Slider} props={{ ...args, label: `Value ${at}`, value }} />
      ))}
      <Controlled of={Slider} props={{ ...args, label: 'No room', min: 5, max: 5, value: 5 }} />
      <Controlled
        of={Slider}
        props={{ ...args, label: hostileTexts.longWord, valueText: () => hostileTexts.longWord }}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const values = within(canvasElement)
      .getAllByRole<HTMLInputElement>('slider')
      .map(({ value }) => value)
    await expect(values.slice(0, 6)).toEqual(['1', '1', '1', '1', '50', '5'])
  },
}

/** Where line and value have no room beside each other, neither leaves the field. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 120 }}>
      <Controlled of={Slider} props={args} />
      <Controlled of={Slider} props={{ ...args, label: 'Distance', isLabelHidden: true }} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const track of canvasElement.querySelectorAll('[data-opens]')) {
      const line = track.getBoundingClientRect()
      const box = track.parentElement?.getBoundingClientRect()
      const value = track.nextElementSibling?.getBoundingClientRect()
      await expect(line.left).toBeGreaterThanOrEqual(box?.left ?? NaN)
      for (const { right } of [line, value ?? line])
        await expect(right).toBeLessThanOrEqual(box?.right ?? NaN)
    }
  },
}
export const OnAPhone: Story = { ...phoneStory }
/** The unit stays behind its figure. */
export const UnitOfOtherDirection: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(within(canvasElement).getByText('25 miles')).direction).toBe('ltr')
  },
}
export const RightToLeft: Story = {
  args: { label: 'المسافة', valueText: (value: number) => `${value} كم`, value: 10 },
  decorators: [
    (Story) => (
      <I18nProvider locale="ar-EG">
        <div dir="rtl">
          <Story />
        </div>
      </I18nProvider>
    ),
  ],
}
