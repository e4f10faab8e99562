import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Accordion } from '../../accordion/Accordion'
import { Breadcrumb } from '../../breadcrumb/Breadcrumb'
import { CheckboxGroup } from '../../checkbox/CheckboxGroup'
import { ChoiceCards } from '../../choice-cards/ChoiceCards'
import { ComboBox } from '../../combo-box/ComboBox'
import { ComparisonTable } from '../../comparison-table/ComparisonTable'
import { FileDrop } from '../../file-drop/FileDrop'
import { MultiSelect } from '../../multi-select/MultiSelect'
import { RadioGroup } from '../../radio-group/RadioGroup'
import { SegmentedControl } from '../../segmented-control/SegmentedControl'
import { Select } from '../../select/Select'
import { SideNavigation } from '../../side-navigation/SideNavigation'
import { Tabs } from '../../tabs/Tabs'
import { TagGroup } from '../../tag/TagGroup'

const ignore = () => undefined
const ids = ['new', 'used', 'new']
const options = ids.map((id) => ({ id, label: id, title: id }))
const choice = { label: 'Condition', options, value: null, onChange: ignore }
const choices = { ...choice, value: [] }

const parts = [
  ['Accordion', <Accordion items={ids.map((id) => ({ id, title: id, content: id }))} />],
  ['Breadcrumb', <Breadcrumb items={options} />],
  ['CheckboxGroup', <CheckboxGroup {...choices} />],
  ['ChoiceCards', <ChoiceCards {...choice} />],
  ['ComboBox', <ComboBox {...choice} />],
  ['ComparisonTable', <ComparisonTable label="Condition" columns={options} rows={[]} />],
  [
    'FileDrop',
    <FileDrop label="Files" files={ids.map((id) => ({ id, name: id }))} onAdd={ignore} onRemove={ignore} />,
  ],
  ['MultiSelect', <MultiSelect {...choices} />],
  ['RadioGroup', <RadioGroup {...choice} />],
  ['SegmentedControl', <SegmentedControl {...choice} />],
  ['Select', <Select {...choice} />],
  [
    'SideNavigation',
    <SideNavigation
      productName="Retain"
      footer=""
      entries={ids.map((key) => ({ key, label: key, href: `/${key}` }))}
    />,
  ],
  [
    'Tabs',
    <Tabs {...choice} tabs={options} value="new">
      None
    </Tabs>,
  ],
  ['TagGroup', <TagGroup label="Condition" tags={options} />],
] as const

it.each(parts)('%s says while developing that an id came twice', (name, part) => {
  // React repeats what was thrown.
  vi.spyOn(console, 'error').mockImplementation(ignore)
  expect(() => render(part)).toThrow(new RegExp(`^@retain/ui: ${name} has the (id|key) "new" twice`))
})

it.each(parts)('%s takes the first of two with one id in production', (_, part) => {
  vi.stubEnv('NODE_ENV', 'production')
  const complaints = vi.spyOn(console, 'error').mockImplementation(ignore)
  render(part)
  // React complains of what it would draw twice under one key.
  expect(complaints).not.toHaveBeenCalled()
})
