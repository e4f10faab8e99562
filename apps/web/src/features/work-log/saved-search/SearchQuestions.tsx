import type { searchDialogs } from '@retain/domain/work-log/saved-search/searchTexts'
import { lazyCode } from '../../../core/lazy/lazyCode'
import { LazyDialog } from '../../../core/lazy/LazyDialog'

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

/** The dialogs of the questions. */
export const searchDialogsCode = lazyCode(() => import('./SearchDialogs'))

/** What the filter panel asks; its dialogs come when the first is asked for, or before. `null` asks nothing. */
export function SearchQuestions({ question, ...asked }: AskedQuestion<SearchQuestion | null>) {
  if (question === null) return null
  return (
    <LazyDialog code={searchDialogsCode} onFailed={asked.onClose}>
      {({ SearchDialogs }) => <SearchDialogs question={question} {...asked} />}
    </LazyDialog>
  )
}
