import type { Store } from '@retain/domain/session/user/user'
import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import { equityLogFilters } from '@retain/domain/work-log/equity-log/equityLogFilters'
import { normaliseFilters } from '@retain/domain/work-log/filters/normaliseFilters'
import { applyFilters, buttonsOf, resetFilters } from '@retain/domain/work-log/filters/panel/filterPanel'
import { searchOf, type SavedSearch } from '@retain/domain/work-log/saved-search/savedSearch'
import { PageHeader } from '@retain/ui/page-header'
import { ShownOn } from '@retain/ui/shown-on'
import { useEffect, useId, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../../app/listen'
import { selectRoles } from '../../../session/sessionSlice'
import { FilterTags } from '../filters/FilterTags'
import { inputOf } from '../filters/inputOf'
import { FilterPanel, type PanelAction } from '../filters/panel/FilterPanel'
import { FiltersButton } from '../filters/panel/FiltersButton'
import { useFilterPanel } from '../filters/panel/useFilterPanel'
import { useFocusLater } from '../filters/panel/useFocusLater'
import type { FilteredViewControl } from '../filters/useFilteredView'
import { useStoreToday } from '../filters/useStoreToday'
import { SavedSearchSelect } from '../saved-search/SavedSearchSelect'
import { SearchQuestions, type SearchQuestion } from '../saved-search/SearchQuestions'
import { useSearchCommands } from '../saved-search/useSearchCommands'
import { tellDropped, useRuns, type EquityLogView } from './useRuns'

interface EquityLogFiltersProps extends FilteredViewControl<EquityLogView> {
  readonly store: Store
  /** `null` while they are on their way. */
  readonly searches: readonly SavedSearch[] | null
}

const questions = {
  RESET: 'reset',
  SAVE: 'save',
  'UPDATE SEARCH': 'update',
  DELETE: 'delete',
} as const satisfies Record<PanelAction, SearchQuestion>

/** The head of the Equity Log: saved searches, Filters, the tags of active filters; and the filter panel (L-023 to L-047). */
export function EquityLogFilters(props: EquityLogFiltersProps) {
  const { store, searches, view, isSettled, first, show } = props
  const { hyperionId } = store
  const dispatch = useAppDispatch()
  const roles = useAppSelector(selectRoles)
  const today = useStoreToday()
  const panelId = useId()
  const focus = useFocusLater(panelId)
  const [question, setQuestion] = useState<SearchQuestion | null>(null)
  const selected = searchOf(searches ?? [], view.savedSearchId)
  const control = useFilterPanel({
    log: equityLog.id,
    catalogue: equityLogFilters,
    hyperionId,
    lastRun: view.filters,
    selected,
  })
  const { panel, choicesOf, setOpen, remove } = control

  useEffect(() => {
    if (first === null) return
    if (first.isPanelOpen) setOpen(true)
    dispatch(tellDropped(first.dropped))
  }, [dispatch, first, setOpen])

  const { run, select } = useRuns(hyperionId, view, show, control)
  const commands = useSearchCommands(equityLogFilters, panel, searches ?? [], run)
  const closeIf = (isDone: boolean) => {
    if (isDone) setQuestion(null)
  }
  const answer = async (asked: Exclude<SearchQuestion, 'save'>) => {
    if (asked === 'reset') {
      run(resetFilters(panel))
      setQuestion(null)
    } else if (selected !== null)
      closeIf(await (asked === 'update' ? commands.update(selected) : commands.remove(selected)))
  }
  const openAt = (name: string) => {
    setOpen(true)
    focus(inputOf(name))
  }
  const buttons = buttonsOf(equityLogFilters, panel, { searches: searches ?? [], roles, context: { today } })
  const tags = (
    <FilterTags
      catalogue={equityLogFilters}
      values={panel.filters}
      choicesOf={choicesOf}
      onRemove={(name) => {
        remove(name)
        // What was removed has still to be applied, there.
        setOpen(true)
      }}
      onOpen={openAt}
    />
  )
  return (
    <>
      <PageHeader title={equityLog.title} end={<ShownOn window="wide">{tags}</ShownOn>}>
        <SavedSearchSelect searches={searches} selectedId={panel.savedSearchId} onSelect={select} />
        <FiltersButton
          controls={panelId}
          isOpen={panel.showAdvanced}
          onToggle={setOpen}
          count={Object.keys(normaliseFilters(equityLogFilters, panel.filters)).length}
          isDisabled={!isSettled}
        />
      </PageHeader>
      {panel.showAdvanced && (
        <FilterPanel
          id={panelId}
          catalogue={equityLogFilters}
          control={control}
          buttons={buttons}
          onApply={() => run(applyFilters(panel))}
          onAction={(action) => setQuestion(questions[action])}
        />
      )}
      <SearchQuestions
        question={question}
        isBusy={commands.isBusy}
        onSave={(name) => void commands.saveNew(name).then(closeIf)}
        onYes={(asked) => void answer(asked)}
        onClose={() => setQuestion(null)}
      />
    </>
  )
}
