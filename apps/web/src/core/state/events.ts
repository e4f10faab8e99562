import { createAction, prepareAutoBatched } from '@reduxjs/toolkit'
import type { ApiError } from '@retain/api-client/kernel/apiError'
import type { User } from '@retain/domain/session/user/user'

/**
 * What a failed request does besides being logged: show the one toast for failed calls, with the words
 * of the action above them where it has its own (D-28), or nothing.
 */
export type FailureHandling = 'toast' | 'log' | { readonly ownText: string }

/**
 * A call was answered well. `endpoint` is its name, which usage analytics record. It changes nothing that is drawn, so it leaves
 * the answers that come within one frame to be drawn together.
 */
export const callSucceeded = createAction(
  'app/callSucceeded',
  prepareAutoBatched<{ endpoint: string; doNotLog: boolean }>(),
)

/** A call failed, in whatever way. */
export const callFailed = createAction<{ error: ApiError; handling: FailureHandling }>('app/callFailed')

/** A call was answered 401: the token is no longer good (S-386). The session applies the 60 second rule. */
export const accessExpired = createAction('app/accessExpired')

/** A call was answered 401 because its token is of a sign-in that is not strong enough, or too long ago (RFC 9470). */
export const signInInsufficient = createAction('app/signInInsufficient')

/** A call was answered 403: a permission or a store is missing (S-387). The session applies the 60 second rule. */
export const accessDenied = createAction('app/accessDenied')

/** A call was answered 404 and does not handle that itself (S-388). */
export const resourceNotFound = createAction('app/resourceNotFound')

/** Token and user are both validated: sign-in is complete (S-091). */
export const signedIn = createAction<User>('app/signedIn')

/** The user signs out: the lock of the open page is released first. */
export const logOutRequested = createAction('app/logOutRequested')

/** The person signed out: every slice but the app config starts afresh (S-751). */
export const loggedOut = createAction('app/loggedOut')

/** Everything but the app config and the signed-in user starts afresh (S-751). */
export const applicationReset = createAction('app/applicationReset')

/** The window was hidden, left or closed: what is to be sent must be sent now. */
export const windowHidden = createAction('app/windowHidden')

/** Start-up has asked for the first list of the opened page, or found that it has to be chosen first. */
export const openingListAsked = createAction('app/openingListAsked')

/** A page was opened, named by the pattern of its route. */
export const pageViewed = createAction<string>('app/pageViewed')

/** Somebody is about to open the page at an address: they point at its link, or press it. */
export const pageExpected = createAction<string>('app/pageExpected')

/** An action that usage analytics record beside requests, by its name (S-418). */
export const actionTaken = createAction<string>('app/actionTaken')
