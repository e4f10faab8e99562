import {
  deleteSavedSearch,
  listSavedSearches,
  saveSearch as saveSearchCall,
} from '@retain/api-client/saved-search'
import type { ApiHost } from '../../endpoints/apiHost'
import { command } from '../../commands/command'
import { mount } from '../../endpoints/mount'
import { deleteSearch, saveSearch } from './changeSearch'
import { presentSavedSearch } from './presentSavedSearch'
import { findSearches } from './savedSearchQueries'

/** Serves saved searches, and under the column keys of the logs their saved columns. */
export function mountSavedSearches(host: ApiHost): void {
  mount(host, listSavedSearches, async ({ query, caller, db }) =>
    (await findSearches(db, query.searchType, caller.userName)).map(presentSavedSearch),
  )

  mount(host, saveSearchCall, (call) =>
    command(call, host, saveSearchCall, (transaction) =>
      saveSearch(transaction, call.body, call.caller, call.version),
    ),
  )

  mount(host, deleteSavedSearch, (call) =>
    command(call, host, deleteSavedSearch, (transaction) =>
      deleteSearch(transaction, call.params.savedSearchId, call.caller),
    ),
  )
}
