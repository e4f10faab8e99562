import { filterThrottle } from '@retain/domain/text/inputTiming'
import type { FilterDefinition, FilterValue } from '@retain/domain/work-log/filters/filterDefinition'
import { kindOf } from '@retain/domain/work-log/filters/filter-types/filterKinds'
import { dayPresets } from '@retain/domain/work-log/filters/options/dayPresets'
import { media } from '@retain/ui/breakpoints'
import { Button } from '@retain/ui/button'
import { IconButton } from '@retain/ui/icon-button'
import { X } from 'lucide-react'
import { memo, useMemo } from 'react'
import { styled } from 'styled-components'
import { FilterInput } from './inputs/FilterInput'
import type { FilterChoices } from './useFilterChoices'
import { useThrottledChange } from '../../../list/filter-row/useThrottledChange'

const Root = styled.div`
  position: relative;
  min-width: 0;
  /* The cross is in the line of the label. */
  & > button {
    position: absolute;
    inset-block-start: -4px;
    inset-inline-end: 0;
    color: var(--ink-3);
  }
  @media ${media.phone} {
    && > button::after {
      inset-block: -20px 4px;
    }
  }
  &:has(> button) label {
    padding-inline-end: 28px;
  }
`

const Failed = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 24px;
  font-size: var(--fs-1);
  line-height: 16px;
  color: var(--danger-ink);
`

/** Props of {@link FilterField}; all but the value keep their identity while the user types into another field. */
export interface FilterFieldProps {
  readonly name: string
  readonly definition: FilterDefinition
  readonly value: FilterValue
  /** Of `useFilterChoices`. */
  readonly choices: FilterChoices
  /** The present day of the store, `YYYY-MM-DD`. */
  readonly today: string
  readonly onChange: (name: string, value: FilterValue) => void
  /** The focus leaves the field, after the last change was told. @default nobody is told */
  readonly onLeave?: (() => void) | undefined
  /** Removes the filter. @default the field has no cross */
  readonly onRemove?: ((name: string) => void) | undefined
  /** The filter that this one depends on is empty (L-124, L-125). @default false */
  readonly isDisabled?: boolean | undefined
  /** The shortest time between two changes, in milliseconds (L-512). @default the 15 of the filter panel */
  readonly throttle?: number | undefined
}

const emptyTexts = { loading: 'Loading', failed: 'Options are missing' } as const

/**
 * The editor of one filter: its label, the input of its type, its error, and a retry button where its options could not be
 * loaded. Typing into it renders no other field.
 *
 * @example
 * <FilterField name="make" definition={equityLogFilters.make} value={['12']} choices={choicesOf('make')} today={today} onChange={change} />
 */
export const FilterField = memo(function FilterField(props: FilterFieldProps) {
  const { name, definition, value, choices, today, onChange, onLeave, onRemove } = props
  const { isDisabled = false, throttle = filterThrottle } = props
  const changeFilter = useMemo(() => (next: FilterValue) => onChange(name, next), [name, onChange])
  const { shown, change, flush } = useThrottledChange(value, changeFilter, throttle)
  const errors = useMemo(
    () => kindOf(definition).errors(shown, definition, { today }),
    [definition, shown, today],
  )
  const presets = useMemo(
    () => (definition.type === 'dateRange' ? dayPresets(definition, today) : []),
    [definition, today],
  )
  const { options, status, retry } = choices
  return (
    <Root
      onBlur={({ currentTarget, relatedTarget }) => {
        flush()
        if (!currentTarget.contains(relatedTarget)) onLeave?.()
      }}
      onKeyDownCapture={({ key }) => {
        // Enter applies the filters, with what was typed a moment before.
        if (key === 'Enter') flush()
      }}
      data-filter={name}
    >
      <FilterInput
        definition={definition}
        value={shown}
        onChange={change}
        options={options}
        emptyText={status === 'loading' || status === 'failed' ? emptyTexts[status] : undefined}
        errorOf={(field) => errors.find((error) => error.field === field)?.message}
        presets={presets}
        today={today}
        isDisabled={isDisabled}
      />
      {onRemove !== undefined && (
        <IconButton
          size="small"
          label={`Remove ${definition.label}`}
          tooltip={false}
          icon={<X aria-hidden="true" />}
          onPress={() => onRemove(name)}
        />
      )}
      {status === 'failed' && (
        <Failed role="status">
          The options could not be loaded.
          <Button variant="ghost" size="small" onPress={retry}>
            Try Again
          </Button>
        </Failed>
      )}
    </Root>
  )
})
