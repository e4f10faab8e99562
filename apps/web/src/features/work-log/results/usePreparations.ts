import { useEffect } from 'react'
import { prepareOpportunityPage } from '../../../app/lazyPages'
import { useAppDispatch } from '../../../app/listen'
import { whenIdle } from '../../../app/whenIdle'
import { filterFields } from '../filters/panel/filterFields'
import { prepareLargePage } from '../large-page/prepareLargePage'
import { searchDialogsCode } from '../saved-search/SearchQuestions'

/** Fetches what is likely to be wanted next: the fields of the filters, their dialogs, an opportunity. */
const prepareParts = (): void => {
  for (const code of [filterFields, searchDialogsCode]) void code.fetch()
  prepareOpportunityPage()
}

/**
 * Gets ready for what is likely to come once a list is in use, while nobody waits.
 *
 * @param hasMore there are more rows than are shown, so that 'Show all' may follow.
 */
export function usePreparations(isShown: boolean, hasMore: boolean): void {
  const dispatch = useAppDispatch()
  useEffect(() => (isShown ? whenIdle(prepareParts) : undefined), [isShown])
  useEffect(() => (hasMore ? whenIdle(() => dispatch(prepareLargePage())) : undefined), [dispatch, hasMore])
}
