import { expect, it } from 'vitest'
import { Checkbox } from '../checkbox/Checkbox'
import { CheckboxGroup } from '../checkbox/CheckboxGroup'
import { ComboBox } from '../combo-box/ComboBox'
import { MultiSelect } from '../multi-select/MultiSelect'
import { RadioGroup } from '../radio-group/RadioGroup'
import { SegmentedControl } from '../segmented-control/SegmentedControl'
import { Select } from '../select/Select'
import { Switch } from '../switch/Switch'
import { hydrationComplaints, serverMarkup } from '../testing/hydrated'

const ignore = () => undefined
const options = [
  { id: 'honda', label: 'Honda' },
  { id: 'kia', label: 'Kia' },
]

it.each([
  ['a select', <Select label="Make" options={options} value="honda" onChange={ignore} />],
  ['a combo box', <ComboBox label="Make" options={options} value="honda" onChange={ignore} />],
  ['a multi-select', <MultiSelect label="Make" options={options} value={['honda']} onChange={ignore} />],
  ['a radio group', <RadioGroup label="Make" options={options} value="honda" onChange={ignore} />],
  [
    'a segmented control',
    <SegmentedControl label="Make" options={options} value="honda" onChange={ignore} />,
  ],
  ['a checkbox group', <CheckboxGroup label="Make" options={options} value={['honda']} onChange={ignore} />],
  ['a checkbox', <Checkbox label="Honda" value onChange={ignore} />],
  ['a switch', <Switch label="Honda" value onChange={ignore} />],
])('draws %s on a server as in the browser', async (_, element) => {
  const markup = serverMarkup(element)
  expect(markup).toContain('Honda')
  expect(await hydrationComplaints(markup, element)).toEqual([])
})
