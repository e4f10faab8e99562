import type { Meta, StoryObj } from '@storybook/react-vite'
import { fireEvent, expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CardFrame } from '../card/CardFrame'
import { Section } from '../section/Section'
import { phoneStory } from '../testing/phoneStory'
import { SplitLayout } from './SplitLayout'

const pane = (title: string) => (
  <CardFrame style={{ flex: 1 }}>
    <Section title={title}>What stands in this pane.</Section>
  </CardFrame>
)

const meta = {
  title: 'Structure/SplitLayout',
  component: SplitLayout,
  args: {
    start: pane('Settings'),
    end: pane('Desktop alert time'),
    label: 'Resize the panel',
    onSizeChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', minHeight: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SplitLayout>
export default meta

type Story = StoryObj<typeof meta>

const paneOf = (canvasElement: HTMLElement, place: 'start' | 'end') => {
  const element = canvasElement.querySelector<HTMLElement>(`[data-pane=${place}]`)
  if (element === null) throw new Error('a pane expected')
  return element
}

export const PanelAtTheEnd: Story = {
  play: async ({ canvasElement }) => {
    await expect(paneOf(canvasElement, 'end').offsetWidth).toBe(368)
    const line = within(canvasElement).getByRole('separator', { name: 'Resize the panel' })
    await expect(line).toHaveAttribute('aria-valuenow', '368')
    await expect(line).toHaveAttribute('aria-controls', paneOf(canvasElement, 'end').id)
  },
}

/** Arrows move the line, Home and End go to the ends, Enter back. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const line = within(canvasElement).getByRole('separator')
    await userEvent.tab()
    await expect(line).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onSizeChange).toHaveBeenLastCalledWith(384)
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect(args.onSizeChange).toHaveBeenLastCalledWith(320)
    await userEvent.keyboard('{Home}')
    await expect(paneOf(canvasElement, 'end').offsetWidth).toBe(240)
    await userEvent.keyboard('{End}')
    await expect(line).toHaveAttribute('aria-valuenow', '720')
    await userEvent.keyboard('{Enter}')
    await expect(paneOf(canvasElement, 'end').offsetWidth).toBe(368)
  },
}

/** The line follows the pointer, and two presses bring it back. */
export const Pointer: Story = {
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('separator')
    const { left } = line.getBoundingClientRect()
    const at = (clientX: number) => ({ clientX, clientY: 100, button: 0, pointerId: 1, pointerType: 'mouse' })
    // A script has no pointer to capture.
    line.setPointerCapture = () => undefined
    await fireEvent.pointerDown(line, at(left))
    // React draws a movement in the next frame.
    const isWide = (width: number) =>
      waitFor(() => expect(paneOf(canvasElement, 'end').offsetWidth).toBe(width))
    await fireEvent.pointerMove(line, at(left - 60))
    await isWide(428)
    await fireEvent.pointerMove(line, at(left - 5000))
    await isWide(720)
    await fireEvent.pointerUp(line, at(left - 5000))
    await fireEvent.pointerMove(line, at(left))
    await isWide(720)
    await userEvent.dblClick(line)
    await isWide(368)
  },
}
export const SizedAtTheStart: Story = {
  args: { sized: 'start', defaultSize: 280 },
  play: async ({ canvasElement }) => {
    await expect(paneOf(canvasElement, 'start').offsetWidth).toBe(280)
    within(canvasElement).getByRole('separator').focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(paneOf(canvasElement, 'start').offsetWidth).toBe(296)
  },
}

/** Where reading starts at the right, so does the first pane; the line still moves the way that the arrow points. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ display: 'flex', flex: 1 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const end = paneOf(canvasElement, 'end')
    await expect(end.getBoundingClientRect().left).toBeLessThan(
      paneOf(canvasElement, 'start').getBoundingClientRect().left,
    )
    within(canvasElement).getByRole('separator').focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(end.offsetWidth).toBe(384)
  },
}

/** The caller keeps the width; one that is no number, or too large, does no harm. */
export const WrongSizes: Story = {
  args: { size: NaN },
  play: async ({ canvasElement }) => {
    await expect(paneOf(canvasElement, 'end').offsetWidth).toBe(240)
  },
}

/** Without room for both they stand below each other. */
export const Phone: Story = {
  ...phoneStory,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('separator')).toBeNull()
    await expect(paneOf(canvasElement, 'end').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      paneOf(canvasElement, 'start').getBoundingClientRect().bottom,
    )
  },
}
