import { lazyCode } from '../../../core/lazy/lazyCode'
import { LazyDialog } from '../../../core/lazy/LazyDialog'
import type { AskedQuestion, SearchQuestion } from './searchQuestion'

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
