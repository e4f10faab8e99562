import { getDisclaimer, listTemplates } from '@retain/api-client/templates'
import { api, runs } from '../../core/api/api'

/** What a store offers to write and say. The disclaimer is shown quietly where it is read beside something else. */
export const templatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTemplates: build.query({ ...runs(listTemplates), providesTags: ['Template'] }),
    getDisclaimer: build.query({
      ...runs(getDisclaimer, { onFailure: 'log' }),
      providesTags: ['Disclaimer'],
    }),
  }),
})

export const { useListTemplatesQuery, useGetDisclaimerQuery } = templatesApi
