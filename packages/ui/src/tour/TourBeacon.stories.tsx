import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { phoneStory } from '../testing/phoneStory'
import { SampleScreen } from './sampleScreen'
import { TourBeacon } from './TourBeacon'

const meta = {
  title: 'Tour/TourBeacon',
  component: TourBeacon,
  render: (args) => (
    <>
      <SampleScreen />
      <TourBeacon {...args} />
    </>
  ),
  args: { selector: '[data-tour="filters"]', onStart: fn(), onTargetMissing: fn() },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof TourBeacon>
export default meta

type Story = StoryObj<typeof meta>

const beacon = () => screen.findByRole('button', { name: 'Start the tour' })

/** It pulses at the corner of its target, and starts by pointer and keyboard. */
export const Plain: Story = {
  play: async ({ args }) => {
    const dot = await beacon()
    await waitFor(async () => {
      const corner = document.querySelector('[data-tour="filters"]')?.getBoundingClientRect()
      const { left, top, width, height } = dot.getBoundingClientRect()
      await expect(left + width / 2).toBeCloseTo(corner?.right ?? NaN, 0)
      await expect(top + height / 2).toBeCloseTo(corner?.top ?? NaN, 0)
    })
    await userEvent.click(dot)
    dot.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onStart).toHaveBeenCalledTimes(2)
  },
}

/** Without its target there is no beacon, and it says so once. */
export const TargetMissing: Story = {
  args: { selector: '[data-tour="nowhere"]' },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onTargetMissing).toHaveBeenCalledOnce())
    await expect(screen.queryByRole('button', { name: 'Start the tour' })).toBeNull()
  },
}

/** The beacon stands in the middle of the target's left edge. */
const expectAtTheLeft = async () => {
  const dot = await beacon()
  await waitFor(async () => {
    const corner = document.querySelector('[data-tour="filters"]')?.getBoundingClientRect()
    const { left, width } = dot.getBoundingClientRect()
    await expect(left + width / 2).toBeCloseTo(corner?.left ?? NaN, 0)
  })
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectAtTheLeft }

/** A part of the page that reads the other way than the page has its beacon at its own end. */
export const InAPartOfItsOwnDirection: Story = {
  render: (args) => (
    <>
      <div dir="rtl">
        <SampleScreen />
      </div>
      <TourBeacon {...args} />
    </>
  ),
  play: expectAtTheLeft,
}

export const Phone: Story = {
  ...phoneStory,
  play: async () => {
    const dot = await beacon()
    await waitFor(() => expect(dot.getBoundingClientRect().width).toBe(44))
  },
}
