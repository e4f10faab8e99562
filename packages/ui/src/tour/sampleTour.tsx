import { fn, screen } from 'storybook/test'
import { SampleScreen } from './sampleScreen'
import { TourStep, type TourStepProps } from './TourStep'

/** What the button under the step hears. */
export const onFilter = fn()

/** What the stories of a step begin with. */
export const tourStories = {
  render: (args: TourStepProps) => (
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
    onClose: fn(),
    onTargetMissing: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
}

/** The card of the step. */
export const findStep = (): Promise<HTMLElement> => screen.findByRole('dialog')
