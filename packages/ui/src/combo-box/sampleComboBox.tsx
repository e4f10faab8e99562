import { fn, within } from 'storybook/test'
import { inColumn, Controlled } from '../field/sampleField'
import { makes } from '../option-list/sampleOptions'
import { ComboBox, type ComboBoxProps } from './ComboBox'

/** What the stories of the combo box begin with. */
export const comboBoxStories = {
  render: (args: ComboBoxProps) => <Controlled of={ComboBox} props={args} />,
  args: { label: 'Make', value: null, onChange: fn(), options: makes },
  decorators: [inColumn(264)],
}

/** The box of the story. */
export const boxIn = (canvasElement: HTMLElement): HTMLElement => within(canvasElement).getByRole('combobox')
