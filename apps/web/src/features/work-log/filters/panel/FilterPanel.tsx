import type { FilterCatalogue } from '@retain/domain/work-log/filters/filterDefinition'
import { canBeFilled, activeFilters } from '@retain/domain/work-log/filters/activeFilters'
import type { PanelButtons } from '@retain/domain/work-log/filters/panel/panelButtons'
import { Button } from '@retain/ui/button'
import { useCallback } from 'react'
import { useLazyCode } from '../../../../core/lazy/useLazyCode'
import { FilterTray } from '../FilterTray'
import { inputOf } from '../inputOf'
import { useStoreToday } from '../../../../session/active-store/useStoreToday'
import { filterFields } from './filterFields'
import type { FilterPanelControl } from './useFilterPanel'
import { useDeferredFocus } from './useDeferredFocus'
import { WaitingFields } from './WaitingFields'

/** A button of the panel. */
export type PanelAction = 'RESET' | 'SAVE' | 'UPDATE SEARCH' | 'DELETE'

interface FilterPanelProps<Catalogue extends FilterCatalogue> {
  readonly id: string
  readonly catalogue: Catalogue
  readonly control: FilterPanelControl<Catalogue>
  /** Of the domain's `buttonsOf`. */
  readonly buttons: PanelButtons
  readonly onApply: () => void
  readonly onAction: (action: PanelAction) => void
}

const looks = { RESET: 'ghost', SAVE: 'plain', 'UPDATE SEARCH': 'plain', DELETE: 'danger' } as const
const actions: readonly PanelAction[] = ['RESET', 'SAVE', 'UPDATE SEARCH', 'DELETE']
const saving: readonly PanelAction[] = ['SAVE', 'UPDATE SEARCH']

/** The advanced filter panel: Add Filter, the fields of the active filters, and its buttons (L-029 to L-047). */
export function FilterPanel<Catalogue extends FilterCatalogue>(props: FilterPanelProps<Catalogue>) {
  const { id, catalogue, control, buttons, onApply, onAction } = props
  const { add, change, remove, choicesOf } = control
  const { filters } = control.panel
  const today = useStoreToday()
  const { module: fields, hasFailed } = useLazyCode(filterFields)
  const focus = useDeferredFocus(id)
  const addOne = useCallback(
    (name: string) => {
      add(name)
      focus(inputOf(name))
    },
    [add, focus],
  )
  const removeOne = useCallback(
    (name: string) => {
      remove(name)
      focus('[data-add] input')
    },
    [remove, focus],
  )
  return (
    <FilterTray
      id={id}
      label="Filters"
      onSubmit={onApply}
      actions={
        <>
          {actions.map(
            (action) =>
              buttons[action] && (
                <Button
                  key={action}
                  variant={looks[action]}
                  isDisabled={saving.includes(action) && buttons.isSaveDisabled}
                  onPress={() => onAction(action)}
                >
                  {action}
                </Button>
              ),
          )}
          <Button type="submit" variant="primary" isDisabled={buttons.isApplyDisabled}>
            APPLY
          </Button>
        </>
      }
    >
      {fields === null ? (
        <WaitingFields
          catalogue={catalogue}
          values={filters}
          hasFailed={hasFailed}
          onRetry={() => {
            // The retry button is removed, and with it the focus.
            focus('[data-add] input')
            void filterFields.fetch()
          }}
        />
      ) : (
        <>
          {activeFilters(catalogue, filters).map(({ name, definition, value }) => (
            <fields.FilterField
              key={name}
              name={name}
              definition={definition}
              value={value}
              choices={choicesOf(name)}
              today={today}
              onChange={change}
              onRemove={removeOne}
              isDisabled={!canBeFilled(catalogue, filters, name)}
            />
          ))}
          <fields.AddFilter catalogue={catalogue} values={filters} onAdd={addOne} />
        </>
      )}
    </FilterTray>
  )
}
