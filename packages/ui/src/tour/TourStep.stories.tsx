import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { expectAccessibleTree } from '../testing/expectAccessibleTree'
import { SampleScreen } from './sampleScreen'
import { findStep, onFilter, tourStories } from './sampleTour'
import { TourBeacon } from './TourBeacon'
import { TourStep } from './TourStep'

const meta = {
  ...tourStories,
  title: 'Tour/TourStep',
  component: TourStep,
} satisfies Meta<typeof TourStep>
export default meta

type Story = StoryObj<typeof meta>

/** Title, text and progress are read when the step takes the focus; OK leads on. */
export const Plain: Story = {
  play: async ({ args }) => {
    const step = await findStep()
    await expectAccessibleTree(step, [
      ['dialog', 'Filters'],
      ['heading', 'Filters'],
      ['button', 'Close'],
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

/** Skip finishes the tour, as OK on the last step does. */
export const Skipping: Story = {
  play: async ({ args }) => {
    await findStep()
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }))
    await expect(args.onSkip).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** The close button, and Escape from wherever the focus is, close the tour midway. */
export const ClosingMidway: Story = {
  play: async ({ args }) => {
    await findStep()
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus())
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Escape}')
    screen.getByRole('button', { name: 'Filters' }).focus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(3)
    await expect(args.onSkip).not.toHaveBeenCalled()
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
  const [index, setIndex] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const step = steps[index]
  const next = () => setIndex(index + 1)
  const finish = () => setIndex(steps.length)
  return (
    <>
      <SampleScreen />
      {step !== undefined && !isOpen && (
        <TourBeacon
          selector={step.selector}
          label="Start the tour of the Equity Log"
          onStart={() => setIsOpen(true)}
          onTargetMissing={finish}
        />
      )}
      {step !== undefined && isOpen && (
        <TourStep
          {...step}
          stepNumber={index + 1}
          stepCount={steps.length}
          onOk={next}
          onSkip={finish}
          onClose={() => setIsOpen(false)}
          onTargetMissing={next}
        />
      )}
    </>
  )
}

/** Closed midway the beacon is back, and leads on where the reader was. */
export const GoingOn: Story = {
  render: () => <WholeTour />,
  play: async () => {
    const beacon = () => screen.findByRole('button', { name: 'Start the tour of the Equity Log' })
    await userEvent.click(await beacon())
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }))
    await screen.findByRole('dialog', { name: 'Notes' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(await beacon())
    await expect(await screen.findByRole('dialog', { name: 'Notes' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(screen.queryByRole('button', { name: 'Start the tour of the Equity Log' })).toBeNull()
  },
}

/** From the beacon through every step by the keyboard; afterwards it is where the last step pointed, as the beacon has gone. */
export const Whole: Story = {
  render: () => <WholeTour />,
  play: async () => {
    const beacon = await screen.findByRole('button', { name: 'Start the tour of the Equity Log' })
    beacon.focus()
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

/** Very long words, names that run from right to left, emoji and markup stay inside; the buttons stay in sight. */
export const HostileTexts: Story = {
  args: { title: 'unbroken'.repeat(20), text: `محمد 👩‍👩‍👧‍👦 <img onerror=alert(1)> ${'word '.repeat(400)}` },
  play: async () => {
    const step = await findStep()
    await waitFor(() => expect(step.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    await expect(step.scrollWidth).toBeLessThanOrEqual(step.clientWidth)
    for (const button of screen.getAllByRole('button', { name: /^(OK|Skip|Close)$/ })) {
      const { top, bottom } = button.getBoundingClientRect()
      await expect(top).toBeGreaterThanOrEqual(step.getBoundingClientRect().top)
      await expect(bottom).toBeLessThanOrEqual(step.getBoundingClientRect().bottom)
    }
    await expect(step.scrollHeight).toBeLessThanOrEqual(step.clientHeight)
  },
}
