import * as E from 'fp-ts/Either'
import type { SessionFailure } from '../authStatus'
import type { User, UserAccess } from './user'
import { toUser } from './userMapping'

/**
 * The user of a sign-in answer, or what is wrong with it: no user at all, or one without stores (S-112, S-113).
 *
 * @example pipe(checkedUser(answer), E.mapLeft(restoreMessage))
 */
export function checkedUser(access: UserAccess | null): E.Either<SessionFailure, User> {
  if (access === null) return E.left('userMissing')
  return access.stores.length === 0 ? E.left('noStores') : E.right(toUser(access))
}
