import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import { firstPage } from '@retain/domain/paging/pageSize'
import type { Store } from '@retain/domain/session/user/user'
import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import { equityLogFilters } from '@retain/domain/work-log/equity-log/equityLogFilters'
import { normaliseFilters } from '@retain/domain/work-log/filters/normaliseFilters'
import {
  applyFilters,
  buttonsOf,
  resetFilters,
  selectSearch,
  type FilterPanel as PanelState,
} from '@retain/domain/work-log/filters/panel/filterPanel'
import { sameFilters } from '@retain/domain/work-log/filters/sameFilters'
import { searchOf, type SavedSearch } from '@retain/domain/work-log/saved-search/savedSearch'
import { droppedText } from '@retain/domain/work-log/saved-search/searchTexts'
import { readSavedFilters } from '@retain/domain/work-log/saved-search/storedFilters'
import type { FilteredView } from '@retain/domain/work-log/view/viewAddress'
import { PageHeader } from '@retain/ui/page-header'
import { ShownOn } from '@retain/ui/shown-on'
import { useEffect, useId, useState } from 'react'
import { logsOf } from '../../../app/tags'
import { useAppDispatch, useAppSelector, type AppThunk } from '../../../app/listen'
import { selectRoles } from '../../../session/sessionSlice'
import { toastShown } from '../../../shell/toastsSlice'
import { FilterTags } from '../filters/FilterTags'
import { refreshStoreLookups } from '../filters/lookupsApi'
import { FilterPanel, type PanelAction } from '../filters/panel/FilterPanel'
import { FiltersButton } from '../filters/panel/FiltersButton'
import { useFilterPanel } from '../filters/panel/useFilterPanel'
import { useFocusLater } from '../filters/panel/useFocusLater'
import type { FilteredViewControl } from '../filters/useFilteredView'
import { useStoreToday } from '../filters/useStoreToday'
import { SavedSearchSelect } from '../saved-search/SavedSearchSelect'
import { SearchQuestions, type SearchQuestion } from '../saved-search/SearchQuestions'
import { useSearchCommands } from '../saved-search/useSearchCommands'
import { workLogApi } from '../search/workLogApi'

type Panel = PanelState<typeof equityLogFilters>

/** How the Equity Log is looked at. */
export type EquityLogView = FilteredView<LogColumnKey, typeof equityLogFilters>

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

/** Tells of filters of a saved search that no longer exist. */
const tellDropped =
  (dropped: readonly string[]): AppThunk =>
  (dispatch) => {
    if (dropped.length > 0) dispatch(toastShown({ type: 'warning', label: droppedText(dropped) }))
  }

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
  const { panel, choicesOf, setOpen, dropEdits, remove } = control

  useEffect(() => {
    if (first === null) return
    if (first.isPanelOpen) setOpen(true)
    dispatch(tellDropped(first.dropped))
  }, [dispatch, first, setOpen])

  /** Shows a panel as it stands after a command, from page 1; the same once more is asked for again (L-485). */
  const run = (next: Panel) => {
    setOpen(next.showAdvanced)
    const isSame = sameFilters(normaliseFilters(equityLogFilters, next.lastRun), view.filters)
    if (isSame) dropEdits()
    if (isSame && next.savedSearchId === view.savedSearchId && view.page === firstPage)
      dispatch(workLogApi.util.invalidateTags([logsOf(hyperionId)]))
    else show({ ...view, page: firstPage, filters: next.lastRun, savedSearchId: next.savedSearchId })
  }
  const commands = useSearchCommands(equityLogFilters, panel, searches ?? [], run)
  const select = (search: SavedSearch) => {
    run(selectSearch(equityLogFilters, search))
    dispatch(refreshStoreLookups(hyperionId))
    dispatch(tellDropped(readSavedFilters(equityLogFilters, search).dropped))
  }
  const closeIf = (isDone: boolean) => {
    if (isDone) setQuestion(null)
  }
  const answer = async (asked: Exclude<SearchQuestion, 'save'>) => {
    if (asked === 'reset') run(resetFilters(panel))
    else if (selected !== null) closeIf(await commands[asked === 'update' ? 'update' : 'remove'](selected))
    if (asked === 'reset') setQuestion(null)
  }
  const openAt = (name: string) => {
    setOpen(true)
    focus(`[data-filter="${name}"] :is(input, button, [role=spinbutton])`)
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
