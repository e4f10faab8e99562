import type { IncomingMessage } from 'node:http'
import * as E from 'fp-ts/Either'
import { isWindowId } from '@retain/domain/live/windowId'
import type { Database } from '../db/schema/schema'
import type { Caller, VerifyToken } from '../identity/caller'
import { closeReasons, type CloseReason } from './closeReasons'
import { listenableStores } from './listenableTags'

/** Where the live channel is; LIVE_URL tells the web app. */
export const livePath = '/live'

/** The path of a request's address, and what follows its question mark. */
export function addressOf({ url = '/' }: Pick<IncomingMessage, 'url'>): { path: string; query: string } {
  const [path = '/', query = ''] = url.split('?', 2)
  return { path, query }
}

/** Who opens a connection. */
export interface Admitted {
  readonly caller: Caller
  /** The token that it is opened with. */
  readonly token: string
  /** The window that opens it; `null` where it does not say. */
  readonly windowId: string | null
}

/**
 * Who opens a connection, or why it is refused: the token of its address is judged as that of every call, and one of the
 * caller's stores must be open. It fails only when nobody can be judged at present.
 */
export async function admit(
  verifyToken: VerifyToken,
  db: Database,
  query: string,
): Promise<E.Either<CloseReason, Admitted>> {
  const given = new URLSearchParams(query)
  const token = given.get('access_token')
  if (token === null) return E.left(closeReasons.tokenInvalid)
  const verified = await verifyToken(token)
  if (E.isLeft(verified)) return E.left(closeReasons[verified.left])
  const caller = verified.right
  const stores = await listenableStores(db, caller)
  if (stores.size === 0) return E.left(closeReasons.noStore)
  const window = given.get('window')
  return E.right({ caller, token, windowId: window !== null && isWindowId(window) ? window : null })
}
