import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import { phoneStory } from '../testing/phoneStory'
import { findStep, tourStories } from './sampleTour'
import { TourStep } from './TourStep'

const meta = {
  ...tourStories,
  title: 'Tour/TourStep/Place',
  component: TourStep,
} satisfies Meta<typeof TourStep>
export default meta

type Story = StoryObj<typeof meta>

const boxOf = (element: Element | null): DOMRect => {
  if (element === null) throw new Error('an element expected')
  return element.getBoundingClientRect()
}
const hole = () => boxOf(document.querySelector('[data-spotlight]'))
const target = (name: string) => boxOf(document.querySelector(`[data-tour="${name}"]`))

const onSide = (position: 'top' | 'bottom' | 'left' | 'right'): Story => ({
  args: { position, selector: '[data-tour="middle"]' },
  render: (args) => (
    <main style={{ display: 'grid', placeItems: 'center', height: 600 }}>
      <span data-tour="middle">1,248 customers</span>
      <TourStep {...args} />
    </main>
  ),
  play: async () => {
    const step = await findStep()
    await waitFor(async () => {
      const [card, middle] = [step.getBoundingClientRect(), target('middle')]
      await expect(
        {
          top: middle.top - card.bottom,
          bottom: card.top - middle.bottom,
          left: middle.left - card.right,
          right: card.left - middle.right,
        }[position],
      ).toBeCloseTo(12, 0)
    })
  },
})

export const Top = onSide('top')
export const Bottom = onSide('bottom')
export const Left = onSide('left')
export const Right = onSide('right')

/** The target is scrolled into view, and the spotlight and the card stay with it when the page is scrolled further. */
export const FollowsScrolling: Story = {
  args: { title: 'Notes', selector: '[data-tour="notes"]', position: 'top' },
  play: async ({ canvasElement }) => {
    const step = await findStep()
    const screenBox = target('screen')
    await waitFor(() => expect(target('notes').bottom).toBeLessThanOrEqual(screenBox.bottom))
    const scroller = canvasElement.querySelector('main')
    const before = target('notes').top
    scroller?.scrollBy(0, -60)
    await waitFor(() => expect(target('notes').top).toBeCloseTo(before + 60, 0))
    await waitFor(() => expect(hole().top).toBeCloseTo(target('notes').top - 4, 0))
    await waitFor(() => expect(step.getBoundingClientRect().bottom).toBeCloseTo(target('notes').top - 12, 0))
  },
}

const Moving = () => {
  const [isLower, setIsLower] = useState(false)
  return (
    <main>
      <Button onPress={() => setIsLower(true)}>Show more</Button>
      {isLower && <div style={{ height: 160 }} />}
      <span data-tour="moving">1,248 customers</span>
    </main>
  )
}

/** The spotlight follows when something else on the page moves its target. */
export const FollowsTheLayout: Story = {
  args: { selector: '[data-tour="moving"]' },
  render: (args) => (
    <>
      <Moving />
      <TourStep {...args} />
    </>
  ),
  play: async () => {
    await findStep()
    const before = hole().top
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(hole().top).toBeGreaterThan(before + 100))
    await expect(hole().top).toBeCloseTo(target('moving').top - 4, 0)
  },
}

/** From right to left it stands on the other side, and leaves the heading over its target to be read. */
export const RightToLeft: Story = {
  args: { position: 'end' },
  globals: { direction: 'rtl' },
  play: async () => {
    const step = await findStep()
    const heading = boxOf(screen.getByRole('heading', { name: 'Equity Log' }))
    await waitFor(async () => {
      const card = step.getBoundingClientRect()
      await expect(target('filters').left - card.right).toBeCloseTo(12, 0)
      await expect(card.top).toBeGreaterThanOrEqual(heading.bottom)
    })
  },
}

/** On a phone the card stands at the edge that is farther from its target; a finger meets Close within 44 px. */
export const Phone: Story = {
  ...phoneStory,
  play: async () => {
    const step = await findStep()
    await waitFor(() => {
      const { left, right, bottom } = step.getBoundingClientRect()
      return expect([left, window.innerWidth - right, window.innerHeight - bottom]).toEqual([8, 8, 8])
    })
    const close = screen.getByRole('button', { name: 'Close' })
    const { left, top, width, height } = close.getBoundingClientRect()
    for (const side of [-21, 21]) {
      await expect(document.elementFromPoint(left + width / 2 + side, top + height / 2)).toBe(close)
      await expect(document.elementFromPoint(left + width / 2, top + height / 2 + side)).toBe(close)
    }
  },
}

/** Where the target is in the lower half, the card is at the top. */
export const PhoneLowTarget: Story = {
  ...phoneStory,
  args: { selector: '[data-tour="low"]' },
  render: (args) => (
    <main style={{ paddingTop: 640 }}>
      <span data-tour="low">1,248 customers</span>
      <TourStep {...args} />
    </main>
  ),
  play: async () => {
    const step = await findStep()
    await waitFor(() => expect(step.getBoundingClientRect().top).toBe(8))
  },
}
