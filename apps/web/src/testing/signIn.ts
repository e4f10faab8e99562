import type { User } from '@retain/domain/session/user/user'
import { checkedUser } from '@retain/domain/session/user/checkedUser'
import { checked } from '../forms/checked'
import { storeActivated } from '../session/active-store/activeStoreSlice'
import { tokenReceived, tokenValidated, userRetrieved } from '../session/sessionSlice'
import { allPermissions, wireStores, wireUser } from './fixtures'
import type { openStore } from './openStore'

/** Ann Lee signs in, with whatever a test changes of her, and works in Harborview Motors. */
export function signIn(
  { dispatch }: ReturnType<typeof openStore>['store'],
  changes: Partial<User> = {},
): void {
  const { valid: user } = checked(checkedUser(wireUser(allPermissions)))
  const [store] = wireStores
  if (user === null || store === undefined) throw new Error('The fixtures have neither user nor store')
  dispatch(tokenReceived())
  dispatch(tokenValidated())
  dispatch(userRetrieved({ ...user, ...changes }))
  dispatch(storeActivated(store))
}
