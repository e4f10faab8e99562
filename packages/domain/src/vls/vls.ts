import * as E from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import { epochOf, type Instant } from '../calendar/instant'
import { trimmed } from '../payment/playground/vehicleLimit'
import { isVin, normaliseVin } from '../vehicle/vin'
import { emptyResultText, vlsProgressTexts, type VlsDialogState, type VlsStep } from './vlsProgress'

/**
 * The token of a visit, as the service answers it; times are seconds since 1970 UTC. `recievedAt` is spelt as on the
 * wire (O-300).
 */
export interface VlsToken {
  readonly token: string
  readonly expiresAt: number
  /** Seconds. */
  readonly expiresIn: number
  readonly recievedAt: number
}

/** The token of a visit with the address of the window that it opens. */
export interface VlsAccess extends VlsToken {
  readonly url: string
}

/** What the app holds of the service (O-299 to O-303). */
export interface Vls {
  /** `null` without a visit. */
  readonly step: VlsStep | null
  readonly token: VlsToken | null
  /** A set: every VIN once, in the order in which they were chosen. */
  readonly vins: readonly string[]
  readonly hideReplacement: boolean
  readonly window: 'open' | 'closed'
  /** Why the last visit ended without a vehicle; `null` when it did not. */
  readonly error: string | null
}

/** No visit. */
export const closedVls: Vls = {
  step: null,
  token: null,
  vins: [],
  hideReplacement: false,
  window: 'closed',
  error: null,
}

/**
 * Whether the progress dialog is OPEN or CLOSED (O-299).
 *
 * @example vlsDialog(closedVls) // 'CLOSED'
 */
export const vlsDialog = ({ step }: Vls): VlsDialogState => (step === null ? 'CLOSED' : 'OPEN')

/** What the dialog says; empty while it is closed. */
export const vlsProgressText = ({ step }: Vls): string => (step === null ? '' : vlsProgressTexts[step])

/**
 * Whether a new token has to be requested: there is none, or it has expired (OP-098).
 *
 * @example needsToken(vls, now) // true at the second of expiresAt, and later
 */
export const needsToken = ({ token }: Vls, now: Instant): boolean =>
  token === null || epochOf(now) >= Math.min(token.expiresAt, token.recievedAt + token.expiresIn) * 1000

/**
 * A visit begins: with a request for a token, or at once with one that still holds (O-296, O-297).
 *
 * @example startVls(closedVls, now).step // 'requestingAccess'
 */
export const startVls = (vls: Vls, now: Instant): Vls =>
  needsToken(vls, now)
    ? { ...vls, step: 'requestingAccess', token: null, error: null }
    : { ...vls, step: 'openingWindow', error: null }

const failed = (vls: Vls): Vls => ({ ...vls, step: null, window: 'closed', error: emptyResultText })

/**
 * The token is there and the window opens; an empty answer ends the visit (O-297, O-306).
 *
 * @example tokenReceived(vls, null).error // 'action returned empty result'
 */
export const tokenReceived = (vls: Vls, token: VlsToken | null): Vls =>
  token === null || token.token === '' ? failed(vls) : { ...vls, step: 'openingWindow', token }

/** The window is open. */
export const windowOpened = (vls: Vls): Vls => ({ ...vls, window: 'open' })

/** The window came back with a choice, which has to be read (O-298). */
export const windowReturned = (vls: Vls): Vls => ({ ...vls, step: 'lookingForResult', window: 'closed' })

/** The window was closed without a choice: nothing changes but that the visit is over (OP-099). */
export const windowClosed = (vls: Vls): Vls => ({ ...vls, step: null, window: 'closed' })

/**
 * The VINs of an answer, each once, as VINs are compared; what has not the form of a VIN is left out. An answer with
 * none is the error of the service (O-306, OP-098).
 *
 * @example chosenVins({ vins: ['1hgcv1f57ma014882', ''] }) // right: ['1HGCV1F57MA014882']
 */
export function chosenVins(
  answer: { readonly vins: readonly string[] } | null,
): E.Either<string, NonEmptyArray<string>> {
  const [first, ...rest] = new Set((answer?.vins ?? []).map(normaliseVin).filter(isVin))
  return first === undefined ? E.left(emptyResultText) : E.right([first, ...rest])
}

/**
 * The set with more VINs: each once, one that is chosen again counts as the newest, and beyond the limit the newest stay: 2
 * vehicles, 3 while the replacement is hidden (O-301, O-304, O-305, OP-081).
 *
 * @example addVins(['A', 'B'], ['C'], false) // ['B', 'C']
 */
export const addVins = (
  vins: readonly string[],
  chosen: readonly string[],
  hideReplacement: boolean,
): readonly string[] => trimmed([...new Set([...vins, ...chosen].toReversed())].toReversed(), hideReplacement)

/**
 * The result is there: its VINs join the set, and the visit is over; an empty one ends it with the error (O-306).
 *
 * @example resultReceived(closedVls, { vins: ['1HGCV1F57MA014882'] }).vins // ['1HGCV1F57MA014882']
 */
export function resultReceived(vls: Vls, answer: { readonly vins: readonly string[] } | null): Vls {
  const chosen = chosenVins(answer)
  if (E.isLeft(chosen)) return failed(vls)
  return { ...windowClosed(vls), error: null, vins: addVins(vls.vins, chosen.right, vls.hideReplacement) }
}

/** The own replacement hidden or shown; with less room the newest VINs stay (O-302, O-304, OP-081). */
export const setVlsHideReplacement = (vls: Vls, hideReplacement: boolean): Vls => ({
  ...vls,
  hideReplacement,
  vins: trimmed(vls.vins, hideReplacement),
})
