import { SegmentedControl } from '@retain/ui/segmented-control'

interface FlagFilterProps {
  readonly label: string
  /** What is said of rows that have the flag, and of those that have it not. */
  readonly on: string
  readonly off: string
  /** `null` for all rows. */
  readonly value: boolean | null
  readonly onChange: (value: boolean | null) => void
}

const all = 'all'

/** Narrows a list to the rows that have a flag, or to those that have it not. */
export const FlagFilter = ({ label, on, off, value, onChange }: FlagFilterProps) => (
  <SegmentedControl
    label={label}
    options={[
      { id: all, label: 'All' },
      { id: 'true', label: on },
      { id: 'false', label: off },
    ]}
    value={value === null ? all : String(value)}
    onChange={(id) => onChange(id === all ? null : id === 'true')}
  />
)
