import { epochOf } from '@retain/domain/calendar/instant'
import { routes } from '@retain/domain/session/routes/routes'
import { afterRefusedToken, staleAccess } from '@retain/domain/session/sessionRules'
import { api } from '../core/api/api'
import type { AppThunk } from '../core/state/appHooks'
import { tagTypes, type TagType } from '../core/api/tags'
import { storedAuth } from './storedAuth'

/**
 * What start-up reads and screens only show. It may not be invalidated: no screen requests it again, so that the cache
 * would drop it and the user would have no stores.
 */
const readOnlyAtStart: ReadonlySet<TagType> = new Set(['Store', 'Setting', 'NoReply'])

/** What has been done about refused calls on this page. */
export interface AccessRules {
  /** A call was answered 401: the token is renewed once; when that does not help, the rule for denied calls holds. */
  readonly expired: () => AppThunk<Promise<void>>
  /** A call was answered 403. */
  readonly denied: () => AppThunk
}

/**
 * The 60 second rule (S-116, S-117, S-718, S-720): a first denial removes the access and loads the page anew, a second
 * one within 60 seconds leads to access-denied. Several calls that are refused at once count as one denial.
 */
export function makeAccessRules(): AccessRules {
  let renewedAt: number | null = null
  let isRenewing = false
  let isReloading = false

  const deny =
    (): AppThunk =>
    (_dispatch, _getState, { identity, navigation, now }) => {
      if (isReloading || navigation.path() === routes.accessDenied.path) return
      const time = epochOf(now())
      const previous = storedAuth.deniedAt()
      storedAuth.rememberDenial(time)
      if (staleAccess(previous, time) === 'accessDenied') {
        navigation.go(routes.accessDenied.path)
        return
      }
      isReloading = true
      identity.removeAccess()
      identity.reload()
    }

  const expired =
    (): AppThunk<Promise<void>> =>
    async (dispatch, _getState, { identity, now }) => {
      if (isRenewing) return
      const next = afterRefusedToken(renewedAt === null ? null : epochOf(now()) - renewedAt)
      if (next === 'deny') dispatch(deny())
      if (next !== 'renew') return
      isRenewing = true
      const isRenewed = await identity.renew().finally(() => {
        isRenewing = false
      })
      if (!isRenewed) {
        dispatch(deny())
        return
      }
      renewedAt = epochOf(now())
      // What screens show is read again with the new token, so that what failed is loaded after all.
      dispatch(api.util.invalidateTags(tagTypes.filter((type) => !readOnlyAtStart.has(type))))
    }

  return { expired, denied: deny }
}
