import { useEffect } from 'react'
import { routes } from '@retain/domain/session/routes/routes'
import { useAppDispatch, type AppThunk } from '../../../core/state/appHooks'
import { whenIdle } from '../../../core/browser/whenIdle'
import { filterFields } from '../filters/panel/filterFields'
import { prepareLargePage } from '../../../list/streaming/prepareLargePage'
import { searchDialogsCode } from '../saved-search/SearchQuestions'

/** Fetches the code that is likely to be wanted next: the fields of the filters, their dialogs, an opportunity. */
const prefetchCode =
  (): AppThunk =>
  (_dispatch, _getState, { navigation }) => {
    for (const code of [filterFields, searchDialogsCode]) void code.fetch()
    navigation.prefetch(routes.opportunity.path)
  }

/**
 * Gets ready for what is likely to come once a list is in use, while nobody waits.
 *
 * @param hasMore there are more rows than are shown, so that 'Show all' may follow.
 */
export function usePreparations(isShown: boolean, hasMore: boolean): void {
  const dispatch = useAppDispatch()
  useEffect(() => (isShown ? whenIdle(() => dispatch(prefetchCode())) : undefined), [dispatch, isShown])
  useEffect(() => (hasMore ? whenIdle(() => dispatch(prepareLargePage())) : undefined), [dispatch, hasMore])
}
