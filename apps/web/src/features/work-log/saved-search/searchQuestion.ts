import type { FilterCatalogue } from '@retain/domain/work-log/filters/filterDefinition'
import type { FilterPanel } from '@retain/domain/work-log/filters/panel/filterPanel'
import type { SavedSearch } from '@retain/domain/work-log/saved-search/savedSearch'
import type { searchDialogs } from '@retain/domain/work-log/saved-search/searchTexts'
import type { RunPanel } from '../filters/panel/useRun'

/** A question before the filters or a saved search are changed. */
export type SearchQuestion = keyof typeof searchDialogs

/** Props of the dialogs of these questions. */
export interface SearchQuestionProps<Catalogue extends FilterCatalogue, Question = SearchQuestion> {
  readonly question: Question
  readonly catalogue: Catalogue
  readonly panel: FilterPanel<Catalogue>
  /** Empty for a log that has no saved searches. */
  readonly searches: readonly SavedSearch[]
  /** The search that is updated or deleted; `null` for none. */
  readonly selected: SavedSearch | null
  readonly run: RunPanel<Catalogue>
  readonly onClose: () => void
}
