import * as E from 'fp-ts/Either'
import { epochOf, instantFromEpoch, type Instant } from '@retain/domain/calendar/instant'
import type { Clock } from '../core/clock'
import type { Database } from '../db/schema/schema'
import type { AskAccess, Caller, PresentAccess, TokenFault, VerifyToken } from '../identity/caller'

/** What the check of tokens needs of the app around it. */
export interface AccessHost {
  readonly db: Database
  readonly clock: Clock
  /** `null` where nobody can be asked: the newest token of each person counts then. */
  readonly ask: AskAccess | null
  /** Called when the identity server or the database could not be asked; what was known last goes on counting. */
  readonly onFailure: (error: unknown) => void
}

/** For so long an answer counts, in milliseconds; with the heartbeat of the sockets it is less than a minute. */
export const accessCountsMs = 20_000

/** So many tokens are remembered; then those whose answer counts no more are forgotten. */
const mostRemembered = 5_000

interface Limits {
  readonly newest: PresentAccess | null
  readonly asked: E.Either<TokenFault, PresentAccess> | null
}

interface Known {
  readonly until: number
  readonly limits: Promise<Limits>
}

/**
 * Makes a check of tokens that heeds what was taken away since they were given: permissions and stores that the newest token
 * of the same person does not name any more, and what the identity server says when it is asked. A token never gains by it.
 *
 * @example const verifyToken = withCurrentAccess(makeVerifyToken(rules), { db, clock, ask: null, onFailure })
 */
export function withCurrentAccess(verifyToken: VerifyToken, host: AccessHost): VerifyToken {
  const { db, clock, ask, onFailure } = host
  const known = new Map<string, Known>()
  let isAwayUntil = Number.NEGATIVE_INFINITY

  const limitsOf = (token: string, caller: Caller): Promise<Limits> => {
    const now = epochOf(clock())
    const present = known.get(token)
    if (present !== undefined && now < present.until) return present.limits
    if (known.size >= mostRemembered)
      for (const [other, { until }] of known) if (until <= now) known.delete(other)
    const limits = readLimits(token, caller, now, present?.limits ?? Promise.resolve(nothingKnown))
    known.set(token, { until: now + accessCountsMs, limits })
    return limits
  }

  const readLimits = async (
    token: string,
    caller: Caller,
    now: number,
    before: Promise<Limits>,
  ): Promise<Limits> => {
    const newest = newestAccess(db, caller).catch(async (error: unknown) => {
      onFailure(error)
      return (await before).newest
    })
    // While it is away nobody waits for it more than once.
    if (ask === null || now < isAwayUntil) return { newest: await newest, asked: (await before).asked }
    const asked = ask(token, caller).catch(async (error: unknown) => {
      isAwayUntil = now + accessCountsMs
      onFailure(error)
      return (await before).asked
    })
    return { newest: await newest, asked: await asked }
  }

  return async (token) => {
    const verified = await verifyToken(token)
    if (E.isLeft(verified)) return verified
    const { newest, asked } = await limitsOf(token, verified.right)
    if (asked !== null && E.isLeft(asked)) return asked
    return E.right(limitedTo(limitedTo(verified.right, newest), asked?.right ?? null))
  }
}

const nothingKnown: Limits = { newest: null, asked: null }

/** What a newer token of the same person says; `null` without one. */
async function newestAccess(db: Database, { userName, issuedAt }: Caller): Promise<PresentAccess | null> {
  if (issuedAt === null) return null
  const since: Instant = instantFromEpoch(Math.floor(issuedAt) * 1000)
  const newer = await db
    .selectFrom('person_access')
    .select('user_name')
    .where('user_name', '=', userName)
    .where('told_at', '>', since)
    .executeTakeFirst()
  if (newer === undefined) return null
  const [permissions, stores] = await Promise.all([
    db.selectFrom('person_permission').select('permission').where('user_name', '=', userName).execute(),
    db.selectFrom('person_store').select('hyperion_id').where('user_name', '=', userName).execute(),
  ])
  return {
    roles: permissions.map(({ permission }) => permission),
    stores: stores.map(({ hyperion_id }) => hyperion_id),
  }
}

function limitedTo(caller: Caller, access: PresentAccess | null): Caller {
  const { roles = null, stores = null } = access ?? {}
  return {
    ...caller,
    roles: roles === null ? caller.roles : caller.roles.filter((role) => roles.includes(role)),
    stores:
      stores === null ? caller.stores : caller.stores.filter(({ storeCode }) => stores.includes(storeCode)),
  }
}
