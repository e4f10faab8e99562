import type { FilterCatalogue } from '@retain/domain/work-log/filters/filterDefinition'
import { normaliseFilters } from '@retain/domain/work-log/filters/normaliseFilters'
import { applyFilters, buttonsOf, isPanelUnapplied } from '@retain/domain/work-log/filters/panel/filterPanel'
import type { SavedSearch } from '@retain/domain/work-log/saved-search/savedSearch'
import { notAppliedText } from '@retain/domain/work-log/saved-search/searchTexts'
import { isPhoneWidth } from '@retain/ui/breakpoints'
import { Chip } from '@retain/ui/chip'
import { PageHeader } from '@retain/ui/page-header'
import { ShownOn } from '@retain/ui/shown-on'
import { useId, useState, type ReactNode } from 'react'
import { useAppSelector } from '../../../../core/state/appHooks'
import { focusList } from '../../../../list/selection/listFocus'
import { selectRoles } from '../../../../session/sessionSlice'
import type { SearchQuestion } from '../../saved-search/searchQuestion'
import { SearchQuestions } from '../../saved-search/SearchQuestions'
import { FilterTags } from '../FilterTags'
import { inputOf } from '../inputOf'
import { useStoreToday } from '../../../../session/active-store/useStoreToday'
import { FilterPanel, type PanelAction } from './FilterPanel'
import { FiltersButton } from './FiltersButton'
import type { FilterPanelControl } from './useFilterPanel'
import { useDeferredFocus } from './useDeferredFocus'
import type { RunPanel } from './useRun'

/** The saved searches of a log. */
interface SavedSearches {
  readonly searches: readonly SavedSearch[]
  readonly selected: SavedSearch | null
}

const none: readonly SavedSearch[] = []

interface LogFiltersProps<Catalogue extends FilterCatalogue> {
  readonly title: string
  readonly catalogue: Catalogue
  readonly control: FilterPanelControl<Catalogue>
  readonly run: RunPanel<Catalogue>
  /** @default the log has none */
  readonly saved?: SavedSearches
  /** Replaces the tags of the filters. @default those tags, unless the window is a phone's */
  readonly tags?: ReactNode
  /** The panel cannot be opened yet. @default false */
  readonly isDisabled?: boolean
  /** Shown before the button. @default nothing */
  readonly children?: ReactNode
}

const questions = {
  RESET: 'reset',
  SAVE: 'save',
  'UPDATE SEARCH': 'update',
  DELETE: 'delete',
} as const satisfies Record<PanelAction, SearchQuestion>

/**
 * The head of a log with a filter panel, and the panel: the tags of active filters, each of which opens the panel at its
 * field (L-027, L-475), the button, and the dialogs of the panel (L-029 to L-047, L-485, L-486).
 */
export function LogFilters<Catalogue extends FilterCatalogue>(props: LogFiltersProps<Catalogue>) {
  const { title, catalogue, control, run, saved, isDisabled = false, children } = props
  const { panel, choicesOf, setOpen, remove } = control
  const roles = useAppSelector(selectRoles)
  const today = useStoreToday()
  const panelId = useId()
  const focus = useDeferredFocus(panelId)
  const [question, setQuestion] = useState<SearchQuestion | null>(null)
  const tags = props.tags ?? (
    <ShownOn window="wide">
      <FilterTags
        catalogue={catalogue}
        values={panel.filters}
        choicesOf={choicesOf}
        onRemove={(name) => {
          remove(name)
          // Removing a filter takes effect with Apply, which is in the panel.
          setOpen(true)
        }}
        onOpen={(name) => {
          setOpen(true)
          focus(inputOf(name))
        }}
      />
    </ShownOn>
  )
  const apply = () => {
    // On a phone the panel fills the window: what it found is below it.
    const isInTheWay = isPhoneWidth(window.innerWidth)
    run({ ...applyFilters(panel), showAdvanced: !isInTheWay })
    if (isInTheWay) focusList()
  }
  return (
    <>
      <PageHeader data-tour="log-title" title={title} end={tags}>
        {children}
        <FiltersButton
          controls={panelId}
          isOpen={panel.showAdvanced}
          onToggle={setOpen}
          onKeyOpen={() => focus('[data-add] input')}
          count={Object.keys(normaliseFilters(catalogue, panel.filters)).length}
          isDisabled={isDisabled}
        />
        <span role="status">
          {isPanelUnapplied(catalogue, panel) && <Chip tone="warn">{notAppliedText}</Chip>}
        </span>
      </PageHeader>
      {panel.showAdvanced && (
        <FilterPanel
          id={panelId}
          catalogue={catalogue}
          control={control}
          buttons={buttonsOf(catalogue, panel, {
            searches: saved?.searches ?? null,
            roles,
            context: { today },
          })}
          onApply={apply}
          onAction={(action) => setQuestion(questions[action])}
        />
      )}
      <SearchQuestions
        {...{ question, catalogue, panel, run }}
        searches={saved?.searches ?? none}
        selected={saved?.selected ?? null}
        onClose={() => setQuestion(null)}
      />
    </>
  )
}
