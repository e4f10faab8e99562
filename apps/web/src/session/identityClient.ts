import type { StoredToken } from '@retain/domain/session/storageKeys'

declare module '../core/state/services' {
  interface Services {
    readonly identity: IdentityClient
  }
}

/** The outcome of a sign-in without any page. */
export type SilentOutcome =
  | { readonly kind: 'signedIn' }
  /** The identity server has to show a page: `login_required` and its like (S-079, S-080). */
  | { readonly kind: 'pageNeeded'; readonly code: string }
  /** Anything else. It is only logged (S-081). */
  | { readonly kind: 'failed'; readonly reason: string }
  /** The app is not configured for it: the exact text to show (S-101). */
  | { readonly kind: 'loginError'; readonly message: string }

/** What the return from the identity server brought. */
export type ReceiveOutcome =
  | { readonly kind: 'signedIn' }
  /** There was no pending sign-in: the address was opened by hand (S-708). */
  | { readonly kind: 'nothingPending' }
  /** The exact text to show (S-095 to S-098). */
  | { readonly kind: 'loginError'; readonly message: string }

/**
 * Why a session is over although nobody signed out in this tab: the identity server `ended` it, the person `signedOut` in
 * another tab, or it was `replaced` by somebody else's.
 */
export type LossReason = 'ended' | 'signedOut' | 'replaced'

/**
 * The app's side of signing in. It is the same for each way of doing it (`SignInFlow`, D-62), and the rest of the app knows this
 * interface only.
 */
export interface IdentityClient {
  /** The stored token if it is still good; an expired one is discarded (S-110). */
  readonly restore: () => StoredToken | null
  /** Signs in at the identity server without showing a page. */
  readonly signInSilently: () => Promise<SilentOutcome>
  /** Leaves for the identity server's page. Rejects when it cannot be reached or is not configured; else the page is gone. */
  readonly redirectToSignIn: () => Promise<void>
  /** Takes up the return from it, once: the same address again answers the same. */
  readonly receive: (url: string) => Promise<ReceiveOutcome>
  /** The present access token, renewed first where that is due; one renewal is shared by all callers, in all tabs. */
  readonly accessToken: () => Promise<string | null>
  /** Gets a new token although the present one has not ended; answers whether there is one. */
  readonly renew: () => Promise<boolean>
  /** Forgets token, profile and auth, and ends the session at the identity server, which leads back to `/Logout`. */
  readonly signOut: () => Promise<void>
  /** Forgets token, profile and auth (S-111). */
  readonly removeAccess: () => void
  /** Loads the page anew (S-117). */
  readonly reload: () => void
  /** Sets the callback for a lost session; it replaces the one before. */
  readonly onLost: (callback: (reason: LossReason) => void) => void
}
