import { routes } from '@retain/domain/session/routes/routes'
import type { AppThunk } from '../../core/state/appHooks'
import { filterFields } from './filters/panel/filterFields'
import { searchDialogsCode } from './saved-search/SearchQuestions'

/** Fetches the code that is likely to be needed next: the fields of the filters, their dialogs, an opportunity. */
export const prefetchLogCode: AppThunk = (_dispatch, _getState, { navigation }) => {
  for (const code of [filterFields, searchDialogsCode]) void code.fetch()
  navigation.prefetch(routes.opportunity.path)
}
