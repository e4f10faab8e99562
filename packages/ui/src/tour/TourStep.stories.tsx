import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import { expectAccessibleTree } from '../testing/expectAccessibleTree'
import { phoneStory } from '../testing/phoneStory'
import { SampleScreen } from './sampleScreen'
import { TourBeacon } from './TourBeacon'
import { TourStep } from './TourStep'

const onFilter = fn()

const meta = {
  title: 'Tour/TourStep',
  component: TourStep,
  render: (args) => (
    <>
      <SampleScreen onFilter={onFilter} />
      <TourStep {...args} />
    </>
  ),
  args: {
    title: 'Filters',
    text: 'Narrow the list down to the customers you want to call today.',
    selector: '[data-tour="filters"]',
    stepNumber: 2,
    stepCount: 5,
    onOk: fn(),
    onSkip: fn(),
    onTargetMissing: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof TourStep>
export default meta

type Story = StoryObj<typeof meta>

const findStep = () => screen.findByRole('dialog')
const boxOf = (element: Element | null): DOMRect => {
  if (element === null) throw new Error('an element expected')
  return element.getBoundingClientRect()
}
const hole = () => boxOf(document.querySelector('[data-spotlight]'))
const target = (name: string) => boxOf(document.querySelector(`[data-tour="${name}"]`))

/** Title, text and progress are read when the step takes the focus; OK leads on. */
export const Plain: Story = {
  play: async ({ args }) => {
    const step = await findStep()
    await expectAccessibleTree(step, [
      ['dialog', 'Filters'],
      ['heading', 'Filters'],
      ['button', 'Skip'],
      ['button', 'OK'],
    ])
    await expect(step).toHaveAccessibleDescription(/customers you want to call today\. Step 2 of 5$/)
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onOk).toHaveBeenCalledOnce()
    await expect(args.onSkip).not.toHaveBeenCalled()
  },
}

/** Skip, and Escape from wherever the focus is, lead out of the tour. */
export const Skipping: Story = {
  play: async ({ args }) => {
    await findStep()
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }))
    await userEvent.keyboard('{Escape}')
    screen.getByRole('button', { name: 'Filters' }).focus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onSkip).toHaveBeenCalledTimes(3)
  },
}

/** The page stays usable: the spotlight is a picture, and the focus is not held. */
export const BlocksNothing: Story = {
  play: async () => {
    onFilter.mockClear()
    await findStep()
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
    await expect(onFilter).toHaveBeenCalledOnce()
    await expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus()
  },
}

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

/** Without its target the step draws nothing, and says so once. */
export const TargetMissing: Story = {
  render: (args) => (
    <>
      <SampleScreen isWithoutFilters />
      <TourStep {...args} />
    </>
  ),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onTargetMissing).toHaveBeenCalledOnce())
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** What is no selector finds nothing, as a target that is missing. */
export const NoSelector: Story = {
  args: { selector: '[[' },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onTargetMissing).toHaveBeenCalledOnce())
  },
}

const steps = [
  { title: 'Filters', text: 'Narrow the list down.', selector: '[data-tour="filters"]' },
  { title: 'Notes', text: 'What was said last.', selector: '[data-tour="notes"]' },
]

const WholeTour = () => {
  const [index, setIndex] = useState(-1)
  const step = steps[index]
  const stop = () => setIndex(steps.length)
  return (
    <>
      <SampleScreen />
      {index === -1 && (
        <TourBeacon
          selector='[data-tour="filters"]'
          label="Start the tour of the Equity Log"
          onStart={() => setIndex(0)}
          onTargetMissing={stop}
        />
      )}
      {step !== undefined && (
        <TourStep
          {...step}
          stepNumber={index + 1}
          stepCount={steps.length}
          onOk={() => setIndex(index + 1)}
          onSkip={stop}
          onTargetMissing={() => setIndex(index + 1)}
        />
      )}
    </>
  )
}

/** From the beacon through every step by the keyboard; afterwards it is where the last step pointed, as the beacon has gone. */
export const Whole: Story = {
  render: () => <WholeTour />,
  play: async () => {
    screen.getByRole('button', { name: 'Start the tour of the Equity Log' }).focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Filters' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Notes' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveFocus())
  },
}

/** Very long words, names that run from right to left, emoji and markup stay inside. */
export const HostileTexts: Story = {
  args: { title: 'unbroken'.repeat(20), text: `محمد 👩‍👩‍👧‍👦 <img onerror=alert(1)> ${'word '.repeat(400)}` },
  play: async () => {
    const step = await findStep()
    await waitFor(() => expect(step.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    await expect(step.scrollWidth).toBeLessThanOrEqual(step.clientWidth)
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

/** On a phone the card stands at the edge that is farther from its target. */
export const Phone: Story = {
  ...phoneStory,
  play: async () => {
    const step = await findStep()
    await waitFor(() => {
      const { left, right, bottom } = step.getBoundingClientRect()
      return expect([left, window.innerWidth - right, window.innerHeight - bottom]).toEqual([8, 8, 8])
    })
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
