import { checkedUser } from '@retain/domain/session/user/checkedUser'
import { checked } from '../forms/checked'
import { storeActivated } from '../session/active-store/activeStoreSlice'
import { tokenReceived, tokenValidated, userRetrieved } from '../session/sessionSlice'
import { allPermissions, wireStores, wireUser } from './fixtures'
import type { openStore } from './openStore'

/** Ann Lee signs in and works in Harborview Motors. */
export function signIn({ dispatch }: ReturnType<typeof openStore>['store']): void {
  const { valid: user } = checked(checkedUser(wireUser(allPermissions)))
  const [store] = wireStores
  if (user === null || store === undefined) throw new Error('The fixtures have neither user nor store')
  dispatch(tokenReceived())
  dispatch(tokenValidated())
  dispatch(userRetrieved(user))
  dispatch(storeActivated(store))
}
