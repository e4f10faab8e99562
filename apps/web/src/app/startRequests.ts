import type { AppConfig } from '@retain/api-client/config'
import type { Transport } from '@retain/api-client/kernel/transport'
import { listSavedSearches } from '@retain/api-client/saved-search'
import { getUserAccess, validateToken } from '@retain/api-client/session'
import { listGlobalSettings } from '@retain/api-client/settings'
import { checkStore, listStores } from '@retain/api-client/stores'
import { decideRoute } from '@retain/domain/session/routes/routeAccess'
import type { Permission } from '@retain/domain/session/user/permissions'
import { isExpired } from '@retain/domain/session/sessionRules'
import { isRenewalDue } from '@retain/domain/session/sign-in/tokenRenewal'
import type { EarlyRequests } from '../core/api/earlyRequests'
import { makeTransport } from '../core/api/transport'
import { openingSearches, opensEquityLog } from '../features/work-log/openingSearches'
import { rememberedStoreId } from '../session/active-store/chosenStore'
import { storedAuth } from '../session/storedAuth'
import { requestedStore } from '../shell/start-up/requestedStore'

/** The address that is opened. */
type Address = Pick<Location, 'pathname' | 'search'>

/** Whose requests were made ahead, and how. */
export interface AskedAhead {
  readonly transport: Transport
  readonly roles: readonly Permission[]
}

/**
 * Makes the requests of sign-in, start-up and the opened log at once, while the code of the app is on its way: none needs
 * the answer of another. Who may see what is decided later and in the specified order (S-089 to S-091, S-125 to S-127), by
 * the code that takes these answers.
 *
 * They are made with a stored token that is good, and for a store of the person whom it was given to, as the last start
 * found them. Without these nothing is asked ahead.
 *
 * @param nowSeconds seconds since 1970.
 * @returns `null` where no log is asked for ahead: another page is opened, or it is not known yet who opens it and in which store.
 */
export function sendStartRequests(
  config: AppConfig,
  { pathname, search }: Address,
  early: EarlyRequests,
  nowSeconds: number,
): AskedAhead | null {
  if (decideRoute(pathname, null) !== 'signIn') return null
  const token = storedAuth.ownToken(config)
  if (token === null || isExpired(token.expiresAt, nowSeconds) || isRenewalDue(token, nowSeconds)) return null
  const transport: Transport = makeTransport(config, {
    accessToken: () => Promise.resolve(token.accessToken),
  })
  const query = { client_id: config.clientId, token: token.accessToken }
  early.ask(validateToken, { query }, transport)
  early.ask(getUserAccess, {}, transport)

  const profile = storedAuth.profile()
  if (profile === null || decideRoute(pathname, profile.roles) !== 'open') return null
  early.ask(listStores, {}, transport)
  const store = requestedStore(profile.stores, search, rememberedStoreId())
  if (store === null) return null
  const { hyperionId } = store
  early.ask(checkStore, { query: { hyperionId } }, transport)
  early.ask(listGlobalSettings, { params: { hyperionId } }, transport)
  for (const request of openingSearches(pathname)) early.ask(listSavedSearches, request, transport)
  return opensEquityLog(pathname) ? { transport, roles: profile.roles } : null
}
