import { prepareOpportunityPage } from '../../app/lazyPages'
import { filterFields } from './filters/panel/filterFields'
import { searchDialogsCode } from './saved-search/SearchQuestions'

/** Fetches what is likely to be wanted next, once a list is in use: the fields of the filters, their dialogs, an opportunity. */
export const prepareParts = (): void => {
  for (const code of [filterFields, searchDialogsCode]) void code.fetch()
  prepareOpportunityPage()
}
