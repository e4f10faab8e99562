import { Checkbox } from '@retain/ui/checkbox'
import { CheckboxGroup } from '@retain/ui/checkbox-group'
import { ChoiceCards } from '@retain/ui/choice-cards'
import { ComboBox } from '@retain/ui/combo-box'
import { MultiSelect } from '@retain/ui/multi-select'
import { RadioGroup } from '@retain/ui/radio-group'
import { SegmentedControl } from '@retain/ui/segmented-control'
import { Select } from '@retain/ui/select'
import { Switch } from '@retain/ui/switch'
import { TagGroup } from '@retain/ui/tag-group'
import { Held } from './Held'
import { sampleOptions } from './samples'
import { SandboxCard } from './SandboxCard'

const cards = sampleOptions.map(({ id, label }) => ({ id, title: label }))
const none: readonly string[] = []

/** The controls by which something is chosen. */
export const ChoiceControls = () => (
  <SandboxCard title="Choices">
    <Held start={false}>{(value, onChange) => <Checkbox label="Checkbox" {...{ value, onChange }} />}</Held>
    <Held start={none}>
      {(value, onChange) => (
        <CheckboxGroup label="Checkbox group" options={sampleOptions} {...{ value, onChange }} />
      )}
    </Held>
    <Held start={false}>{(value, onChange) => <Switch label="Switch" {...{ value, onChange }} />}</Held>
    <Held<string | null> start={null}>
      {(value, onChange) => (
        <RadioGroup label="Radio group" options={sampleOptions} {...{ value, onChange }} />
      )}
    </Held>
    <Held<string | null> start={null}>
      {(value, onChange) => (
        <SegmentedControl label="Segmented control" options={sampleOptions} {...{ value, onChange }} />
      )}
    </Held>
    <Held<string | null> start={null}>
      {(value, onChange) => <ChoiceCards label="Choice cards" options={cards} {...{ value, onChange }} />}
    </Held>
    <Held<string | null> start={null}>
      {(value, onChange) => <Select label="Select" options={sampleOptions} {...{ value, onChange }} />}
    </Held>
    <Held start={none}>
      {(value, onChange) => (
        <MultiSelect label="Multi select" options={sampleOptions} {...{ value, onChange }} />
      )}
    </Held>
    <Held<string | null> start={null}>
      {(value, onChange) => <ComboBox label="Combo box" options={sampleOptions} {...{ value, onChange }} />}
    </Held>
    <Held start={sampleOptions}>
      {(tags, setTags) => (
        <TagGroup
          label="Tags"
          tags={tags}
          onRemove={(id) => setTags(tags.filter((tag) => tag.id !== id))}
          emptyText="None"
        />
      )}
    </Held>
  </SandboxCard>
)
