import { overrideReply } from '@retain/api-client/override-reply'
import { api } from '../../../core/api/api'
import { runsCommand } from '../../../live/runsCommand'

/** The command that an email needs no response. */
export const { useOverrideReplyMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    overrideReply: build.mutation(
      runsCommand(overrideReply, (payload) => [{ type: 'CONTACT_LOG_REPLY', payload }]),
    ),
  }),
})
