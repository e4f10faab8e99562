import { searchThrottle } from '@retain/domain/text/inputTiming'
import { SearchField } from '@retain/ui/search-field'
import { Select } from '@retain/ui/select'
import { useThrottledChange } from './useThrottledChange'

/** One choice of a column's filter. */
export interface FilterChoice {
  readonly id: string
  readonly label: string
}

interface ColumnFilterProps {
  /** The label of the column. */
  readonly label: string
  /** The text, or the id of a choice; empty for all rows. */
  readonly value: string
  /** Always the same function as long as it does the same. */
  readonly onChange: (value: string) => void
  /** @default the filter is a text */
  readonly choices?: readonly FilterChoice[] | undefined
}

const all: FilterChoice = { id: '', label: 'All' }

/** The filter of one column: a text, or one of some choices. It is applied during typing, throttled. */
export function ColumnFilter({ label, value, onChange, choices }: ColumnFilterProps) {
  const { shown, change, flush } = useThrottledChange(value, onChange, searchThrottle)
  const name = `Filter ${label}`
  return choices === undefined ? (
    <SearchField label={name} isLabelHidden size="small" value={shown} onChange={change} onBlur={flush} />
  ) : (
    <Select label={name} isLabelHidden options={[all, ...choices]} value={value} onChange={onChange} />
  )
}
