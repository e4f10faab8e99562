import type { StoredToken } from '../storageKeys'

/** A token is renewed when less than this is left of its life, in seconds, however long that is. */
export const renewalAhead = 60

/** The last part of a short life, in which the token is renewed. */
const lastPart = 1 / 4

/**
 * Whether a token is due to be replaced before it is used again: less than 60 seconds are left of it, and less than a
 * quarter of its life, so that a token of a short life is not replaced at every call. An expired one is due.
 *
 * @param nowSeconds seconds since 1970.
 * @example isRenewalDue({ expiresAt: 1_059, expiresIn: 900 }, 1_000) // true
 */
export const isRenewalDue = (
  { expiresAt, expiresIn }: Pick<StoredToken, 'expiresAt' | 'expiresIn'>,
  nowSeconds: number,
): boolean => expiresAt - nowSeconds < Math.min(renewalAhead, expiresIn * lastPart)
