import { routes } from '@retain/domain/session/routes/routes'
import { lazyCode } from '../../core/lazy/lazyCode'
import type { AppThunk } from '../../core/state/appHooks'
import { richTextViewer } from '../history/richTextViewer'
import { lookupReaders } from './filters/lookupsApi'
import { filterFields } from './filters/panel/filterFields'
import { searchDialogsCode } from './saved-search/SearchQuestions'

const callGuides = lazyCode(() => import('../templates/readCallGuides'))

/**
 * Fetches the code that is likely to be needed next: the fields of the filters, their options and dialogs, an opportunity
 * and what shows its entries; and the store's call guides, which are the same for every opportunity.
 */
export const prefetchLogCode: AppThunk = (dispatch, _getState, { navigation }) => {
  for (const code of [filterFields, lookupReaders, searchDialogsCode, richTextViewer]) void code.fetch()
  navigation.prefetch(routes.opportunity.path)
  void callGuides.fetch().then((module) => (module === null ? undefined : dispatch(module.readCallGuides())))
}
