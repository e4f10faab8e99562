import type { FilterCatalogue } from '@retain/domain/work-log/filters/filterDefinition'
import { canBeFilled, heldFilters } from '@retain/domain/work-log/filters/heldFilters'
import { offeredFilters } from '@retain/domain/work-log/filters/panel/editFilters'
import type { PanelButtons } from '@retain/domain/work-log/filters/panel/panelButtons'
import { addFilterPlaceholder } from '@retain/domain/work-log/saved-search/searchTexts'
import { Button } from '@retain/ui/button'
import { ComboBox } from '@retain/ui/combo-box'
import { useCallback } from 'react'
import { styled } from 'styled-components'
import { FilterField } from '../FilterField'
import { FilterTray } from '../FilterTray'
import { useStoreToday } from '../useStoreToday'
import type { FilterPanelControl } from './useFilterPanel'
import { useFocusLater } from './useFocusLater'

const AddFilter = styled.div`
  /* It stands in the line of the inputs, below where their labels are. */
  padding-block-start: 22px;
  & input {
    border-style: dashed;
  }
  @media (max-width: 720px) {
    padding-block-start: 0;
  }
`

/** A button of the panel that asks or acts. */
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

/** The advanced filter panel: Add Filter, the fields of what was added, and its buttons (L-029 to L-047). */
export function FilterPanel<Catalogue extends FilterCatalogue>(props: FilterPanelProps<Catalogue>) {
  const { id, catalogue, control, buttons, onApply, onAction } = props
  const { add, change, remove, choicesOf } = control
  const { filters } = control.panel
  const today = useStoreToday()
  const focus = useFocusLater(id)
  const addOne = (name: string | null) => {
    if (name === null) return
    add(name)
    focus(`[data-filter="${name}"] :is(input, button, [role=spinbutton])`)
  }
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
                <Button key={action} variant={looks[action]} onPress={() => onAction(action)}>
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
      {heldFilters(catalogue, filters).map(({ name, definition, value }) => (
        <FilterField
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
      <AddFilter data-add="">
        <ComboBox
          label={addFilterPlaceholder}
          isLabelHidden
          placeholder={addFilterPlaceholder}
          options={offeredFilters(catalogue, filters)}
          value={null}
          onChange={addOne}
        />
      </AddFilter>
    </FilterTray>
  )
}
