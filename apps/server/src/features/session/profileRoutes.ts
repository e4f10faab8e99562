import { getProfile, listProfiles, saveProfile } from '@retain/api-client/profile'
import { profileNoun, validateProfile } from '@retain/domain/session/user/profile'
import { command } from '../../commands/command'
import { ApiProblem } from '../../core/apiProblem'
import { orInvalid } from '../../core/orInvalid'
import { cleanHtml } from '../../email/cleanHtml'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'
import type { Caller } from '../../identity/caller'
import { findColleagues, findProfile, saveSignature } from './profileQueries'

/** Serves the profile of the caller, and who works at a store. */
export function mountProfiles(host: ApiHost): void {
  mount(host, getProfile, ({ params, caller, db }) => {
    requireOwn(params, caller)
    return findProfile(db, caller)
  })

  mount(host, saveProfile, async (call) => {
    requireOwn(call.params, call.caller)
    const written = await cleanHtml(call.body.signature ?? '')
    const signature = orInvalid(validateProfile({ signature: written }), profileNoun)
    return command(call, host, saveProfile, (transaction) =>
      saveSignature(transaction, call.caller, signature, call.version),
    )
  })

  mount(host, listProfiles, ({ query: { hyperionId }, db }) => findColleagues(db, hyperionId))
}

/** @throws ApiProblem `notOwner` for the profile of somebody else. */
function requireOwn({ username }: { readonly username: string }, { userName }: Caller): void {
  if (username !== userName) throw new ApiProblem('notOwner', 'This profile is that of somebody else.')
}
