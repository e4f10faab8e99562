import { searchOnlineHelp } from '@retain/api-client/help-links'
import { api, runs } from '../../core/api/api'

/** The helpful links that a text finds. */
export const helpApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchOnlineHelp: build.query({ ...runs(searchOnlineHelp), providesTags: ['HelpLink'] }),
  }),
})

export const { useSearchOnlineHelpQuery } = helpApi
