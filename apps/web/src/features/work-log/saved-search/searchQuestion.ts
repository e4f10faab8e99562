import type { searchDialogs } from '@retain/domain/work-log/saved-search/searchTexts'

/** A question before the filters or a saved search are changed. */
export type SearchQuestion = keyof typeof searchDialogs

/** Props of the dialogs of these questions. */
export interface SearchQuestionProps<Question = SearchQuestion> {
  readonly question: Question
  /** The confirmed command is running. */
  readonly isBusy: boolean
  readonly onSave: (name: string) => void
  readonly onYes: (question: Exclude<SearchQuestion, 'save'>) => void
  readonly onClose: () => void
}
