import { matchesPath } from '../routes/path'
import { routes } from '../routes/routes'
import { isRecord } from '../../validation/record'
import { isOwnPath } from '../sessionRules'

/** The routes that are shown over the previous page (S-744). */
export const modalRoutes: readonly string[] = [routes.onlineHelpModal.path]

/** Where a modal route closes to that was opened by its address alone (S-744). */
export const defaultModalRoute = routes.equityLog.path

/** Whether an address is shown over the page before it (S-075). */
export const isModalRoute = (address: string): boolean =>
  modalRoutes.some((path) => matchesPath(path, address))

/**
 * Where a modal route closes to: its return url, or the default modal route when there is none (S-076, S-077). One that
 * leads outside of the app or to a modal route again is none.
 *
 * @param returnUrl what the navigation that opened the route left behind, whatever that is.
 * @example modalCloseTarget('/app/service?page=2') // '/app/service?page=2'
 */
export const modalCloseTarget = (returnUrl: unknown): string =>
  typeof returnUrl === 'string' && isOwnPath(returnUrl) && !isModalRoute(returnUrl)
    ? returnUrl
    : defaultModalRoute

/** What the navigation to a modal route leaves behind: the address of the page that it is shown over (S-744). */
export const modalState = (returnUrl: string): { readonly returnUrl: string } => ({ returnUrl })

/**
 * The page that is in sight at an address: the address itself, and of a modal route the page beneath.
 *
 * @param state what the navigation to the address left behind, whatever that is.
 * @example pageBeneath('/app/onlineHelpModal', { returnUrl: '/app/service' }) // '/app/service'
 */
export const pageBeneath = (address: string, state: unknown): string =>
  isModalRoute(address) ? modalCloseTarget(isRecord(state) ? state['returnUrl'] : undefined) : address
