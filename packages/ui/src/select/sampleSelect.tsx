import { fn, within } from 'storybook/test'
import { inColumn, Controlled } from '../field/sampleField'
import { reasons } from '../option-list/sampleOptions'
import { Select, type SelectProps } from './Select'

/** What the stories of the select begin with. */
export const selectStories = {
  render: (args: SelectProps) => <Controlled of={Select} props={args} />,
  args: {
    label: 'Reason',
    placeholder: 'Please select a reason',
    value: null,
    onChange: fn(),
    options: reasons,
  },
  decorators: [inColumn(304)],
}

/** The box of the story. */
export const boxIn = (canvasElement: HTMLElement): HTMLElement => within(canvasElement).getByRole('button')
