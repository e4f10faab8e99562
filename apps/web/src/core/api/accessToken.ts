/**
 * The part of the identity client that the rest of the app uses. The client itself (silent first, renewal, sign-out) is made by
 * `session/`, which adds to this what its own pages need.
 */
export interface Identity {
  /** The present access token; renewed first where that is due, one renewal shared by all callers. `null` when nobody is signed in. */
  readonly accessToken: () => Promise<string | null>
}
