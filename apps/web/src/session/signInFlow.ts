import type { AppConfig } from '@retain/api-client/config'
import type { StoredToken } from '@retain/domain/session/storageKeys'
import type { ReceiveOutcome, SilentOutcome } from './identityClient'

/** What signing in takes from the configuration. */
export type FlowConfig = Pick<AppConfig, 'authUrl' | 'clientId' | 'acrValues'>

/** A token that the identity server gave and the flow has checked, and whose it is. */
export interface GivenToken {
  readonly kind: 'token'
  readonly token: StoredToken
  readonly sub: string
}

type Instead<Outcome> = GivenToken | Exclude<Outcome, { readonly kind: 'signedIn' }>

/**
 * One way of asking the identity server for tokens (D-62): the code of each is fetched when it is first needed, and only where
 * the configuration chooses it. It keeps no token; what is given is kept by `makeIdentityClient`.
 */
export interface SignInFlow {
  /** Asks in a hidden frame. Never rejects. */
  readonly askSilently: () => Promise<Instead<SilentOutcome>>
  /** Leaves for the identity server's page. Rejects when it cannot be reached or is not configured. */
  readonly redirect: () => Promise<void>
  /** Reads what stands in the address that the identity server has sent the person back to. */
  readonly receive: (url: string) => Promise<Instead<ReceiveOutcome>>
  /** Ends the session at the identity server, which leads back to `/Logout`. */
  readonly endSession: () => Promise<void>
}

/** Makes a flow for this site, such as `https://retain.example`. */
export type MakeFlow = (config: FlowConfig, origin: string) => SignInFlow
