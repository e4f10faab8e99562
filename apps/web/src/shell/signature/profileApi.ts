import { getProfile, saveProfile } from '@retain/api-client/profile'
import { notSavedLabel } from '@retain/domain/messages/notSaved'
import { profileNoun } from '@retain/domain/session/user/profile'
import { api, runs } from '../../core/api/api'

const saves = runs(saveProfile, { onFailure: { ownText: notSavedLabel(profileNoun) } })

/** The profile of the signed-in person. */
export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query({ ...runs(getProfile, { onFailure: 'log' }), providesTags: ['Profile'] }),
    saveProfile: build.mutation({
      queryFn: async (...[input, thunk]: Parameters<typeof saves.queryFn>) => {
        const result = await saves.queryFn(input, thunk)
        // Before the form is emptied, which then shows what is on file.
        if ('data' in result)
          thunk.dispatch(
            profileApi.util.updateQueryData('getProfile', { params: input.params }, () => result.data),
          )
        return result
      },
    }),
  }),
})

export const { useGetProfileQuery } = profileApi
