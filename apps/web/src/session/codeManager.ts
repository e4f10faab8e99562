import type { AppConfig } from '@retain/api-client/config'
import { routes } from '@retain/domain/session/routes/routes'
import { signInScope } from '@retain/domain/session/sign-in/signInRequest'
import { ErrorResponse, InMemoryWebStorage, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import { pendingPrefix } from './pendingSignIn'

/**
 * The library for OpenID Connect, set up for code with PKCE. This module is loaded when it is first needed: a
 * reload with a good token does without it. It keeps no token of its own; `storedAuth` does.
 */
export const makeManager = (
  { authUrl, clientId, acrValues }: Pick<AppConfig, 'authUrl' | 'clientId' | 'acrValues'>,
  origin: string,
): UserManager =>
  new UserManager({
    authority: authUrl,
    client_id: clientId,
    response_type: 'code',
    scope: signInScope,
    redirect_uri: `${origin}${routes.auth.path}`,
    silent_redirect_uri: `${origin}${routes.authSilent.path}`,
    post_logout_redirect_uri: `${origin}${routes.logout.path}`,
    ...(acrValues === '' ? {} : { acr_values: acrValues }),
    silentRequestTimeoutInSeconds: 10,
    automaticSilentRenew: false,
    monitorSession: false,
    loadUserInfo: false,
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    // A pending sign-in belongs to its tab.
    stateStore: new WebStorageStateStore({ store: window.sessionStorage, prefix: pendingPrefix }),
  })

/** The identity server's own error code, such as `login_required`; `null` for a fault of another kind. */
export const errorCodeOf = (error: unknown): string | null =>
  error instanceof ErrorResponse ? error.error : null
