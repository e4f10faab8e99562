import { fn, within } from 'storybook/test'
import { inColumn, Controlled } from '../field/sampleField'
import { makes } from '../option-list/sampleOptions'
import { MultiSelect, type MultiSelectProps } from './MultiSelect'

/** What the stories of the multi-select begin with. */
export const multiSelectStories = {
  render: (args: MultiSelectProps) => <Controlled of={MultiSelect} props={args} />,
  args: { label: 'Make', value: [], onChange: fn(), options: makes },
  decorators: [inColumn(264)],
}

/** The box of the story. */
export const boxIn = (canvasElement: HTMLElement): HTMLElement => within(canvasElement).getByRole('button')
