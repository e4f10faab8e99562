import * as E from 'fp-ts/Either'
import { getUserAccess, validateToken } from '@retain/api-client/session'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount, mountOpen } from '../../endpoints/mount'
import { InsufficientUserAuthentication } from '../../identity/requiredSignIn'
import { findSignature } from './sessionQueries'

/** Serves who is signed in, and whether a token is good. */
export function mountSession(host: ApiHost): void {
  mount(host, getUserAccess, async ({ caller, db }) => ({
    authorities: caller.roles,
    stores: caller.stores,
    email: caller.email,
    userName: caller.userName,
    givenName: caller.givenName,
    familyName: caller.familyName,
    phone: caller.phone,
    phoneExt: caller.phoneExt,
    mobile: caller.mobile,
    picture: caller.picture,
    pictureContent: null,
    sub: caller.sub,
    profile: { signature: await findSignature(db, caller) },
  }))

  // The client id is not compared: what makes a token good is its issuer, audience, time and signature.
  mountOpen(host, validateToken, async ({ query: { token } }) => {
    const verified = await host.verifyToken(token)
    // The token is good; what it lacks is a stronger or newer sign-in, which the challenge says.
    if (E.isLeft(verified) && verified.left === 'insufficientUserAuthentication')
      throw new InsufficientUserAuthentication(host.requiredSignIn)
    return E.isRight(verified)
      ? { isValid: true, expiresAt: verified.right.expiresAt }
      : { isValid: false, expiresAt: null }
  })
}
