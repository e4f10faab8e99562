import { decideRoute } from '@retain/domain/session/routes/routeAccess'
import { routes } from '@retain/domain/session/routes/routes'
import { storeIn } from '@retain/domain/session/storeAddress'
import { matchPath } from 'react-router-dom'
import { lazyCode } from '../core/lazy/lazyCode'
import type { AppThunk, StartListening } from '../core/state/appHooks'
import { pageExpected, pageViewed } from '../core/state/events'
import { selectRoles } from '../session/sessionSlice'
import { selectStartUp } from '../session/active-store/activeStoreSlice'

/** What reads an opportunity before its page is drawn; it comes with the page's code. */
export const opportunityReads = lazyCode(() => import('../features/opportunity/opening/readOpportunity'))

/** The pages of an opportunity that read it. */
const pages = [routes.opportunity, routes.opportunityDetails, routes.customer]

/** The opportunity whose page stands at an address; `null` for any other page. */
const opportunityAt = (address: string): string | null => {
  const pathname = address.replace(/[?#].*$/s, '')
  for (const { path } of pages) {
    const id = matchPath(path, pathname)?.params['id']
    if (id !== undefined) return id
  }
  return null
}

/** Whether the page of the present address is drawn next, and not sign-in, a refusal, another store or start-up. */
const isOpen: AppThunk<boolean> = (_dispatch, getState, { navigation }) =>
  selectStartUp(getState()) === 'ready' &&
  storeIn(navigation.query()) === null &&
  decideRoute(navigation.path(), selectRoles(getState())) === 'open'

/**
 * Reads an opportunity before its page is drawn: once somebody is about to open it, and as soon as its address is opened,
 * which may be without a link.
 */
export function listenForExpectedOpportunities(listen: StartListening): void {
  listen({
    actionCreator: pageExpected,
    effect: async ({ payload: address }, { dispatch, extra: { navigation } }) => {
      const opptId = opportunityAt(address)
      if (opptId === null) return
      navigation.prefetch(address)
      // In the task of the press, where it is loaded: the requests leave before those of the page.
      const module = opportunityReads.read().module ?? (await opportunityReads.fetch())
      if (module !== null) await dispatch(module.readOpportunityAhead(opptId))
    },
  })
  listen({
    actionCreator: pageViewed,
    effect: async (_action, { dispatch, extra: { navigation } }) => {
      const opptId = opportunityAt(navigation.path())
      const { module } = opportunityReads.read()
      if (opptId !== null && module !== null && dispatch(isOpen))
        await dispatch(module.readOpportunityAhead(opptId))
    },
  })
}
