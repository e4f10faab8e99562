import type { searchDialogs } from '@retain/domain/work-log/saved-search/searchTexts'

/** What is asked before something happens to the filters or to a saved search. */
export type SearchQuestion = keyof typeof searchDialogs

/** What every such question is told. */
export interface AskedQuestion<Question = SearchQuestion> {
  readonly question: Question
  /** The answer is being carried out. */
  readonly isBusy: boolean
  readonly onSave: (name: string) => void
  readonly onYes: (question: Exclude<SearchQuestion, 'save'>) => void
  readonly onClose: () => void
}
