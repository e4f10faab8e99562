import type { FilterCatalogue } from '@retain/domain/work-log/filters/filterDefinition'
import { lazyCode } from '../../../core/lazy/lazyCode'
import { LazyDialog } from '../../../core/lazy/LazyDialog'
import type { SearchQuestionProps, SearchQuestion } from './searchQuestion'

/** The code of the dialogs. */
export const searchDialogsCode = lazyCode(() => import('./SearchDialogs'))

/** The open dialog of the filter panel, `null` for none; its code is loaded with the first one, or prefetched. */
export function SearchQuestions<Catalogue extends FilterCatalogue>({
  question,
  ...dialogProps
}: SearchQuestionProps<Catalogue, SearchQuestion | null>) {
  if (question === null) return null
  return (
    <LazyDialog code={searchDialogsCode} onFailed={dialogProps.onClose}>
      {({ SearchDialogs }) => <SearchDialogs question={question} {...dialogProps} />}
    </LazyDialog>
  )
}
