import { getPerson, listPeopleChoices, listPermissionHolders, searchPeople } from '@retain/api-client/people'
import { api, runs } from '../../core/api/api'

/** Who may do what: pages of people, one of them, what narrows them, and who holds a permission. */
export const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchPeople: build.query(runs(searchPeople, { onFailure: 'log' })),
    listPeopleChoices: build.query(runs(listPeopleChoices, { onFailure: 'log' })),
    getPerson: build.query(runs(getPerson, { onFailure: 'log' })),
    listPermissionHolders: build.query(runs(listPermissionHolders, { onFailure: 'log' })),
  }),
})

export const {
  useSearchPeopleQuery,
  useListPeopleChoicesQuery,
  useGetPersonQuery,
  useListPermissionHoldersQuery,
} = peopleApi
