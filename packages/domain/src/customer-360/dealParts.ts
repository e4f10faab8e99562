import type { Permission } from '../session/user/permissions'
import type { Deal360, DealPart, DealParts, ListedDeal360 } from './customer360'
import { canSeeDealInfo } from './numbers'

/** The parts of a deal that are read on their own (O-355). */
export const dealPartNames = [
  'ro',
  'products',
  'dealInfo',
  'appraisalsInfo',
] as const satisfies readonly (keyof DealParts)[]

export type DealPartName = (typeof dealPartNames)[number]

/** A part before it is read. */
export const unread = { status: 'notStarted', value: null, error: null } as const

/**
 * A listed deal before any of its parts is read.
 *
 * @example unreadDeal(deal).dealInfo // { status: 'notStarted', value: null, error: null }
 */
export const unreadDeal = (deal: ListedDeal360): Deal360 => ({
  ...deal,
  ro: unread,
  products: unread,
  dealInfo: unread,
  appraisalsInfo: unread,
})

/**
 * The parts that are asked for: all, without the deal info for somebody who may not see it (OP-115).
 *
 * @example partsToRead(['CanView360 Access']) // ['ro', 'products', 'appraisalsInfo']
 */
export const partsToRead = (roles: readonly Permission[]): readonly DealPartName[] =>
  dealPartNames.filter((name) => name !== 'dealInfo' || canSeeDealInfo(roles))

/** How the call for a part ended. */
export type PartOutcome<Value> =
  | { readonly status: 'inProgress' }
  | { readonly status: 'complete'; readonly value: Value }
  | { readonly status: 'error'; readonly error: string }

/** A part after its call: the present value stays while it is read again, and is gone after a failure. */
export function partAfter<Value>(part: DealPart<Value>, outcome: PartOutcome<Value>): DealPart<Value> {
  switch (outcome.status) {
    case 'inProgress':
      return { ...part, status: part.value === null ? 'inProgress' : 'refresh', error: null }
    case 'complete':
      return { status: 'complete', value: outcome.value, error: null }
    case 'error':
      return { status: 'error', value: null, error: outcome.error }
  }
}

/** What a part of a deal holds. */
export type PartValue<Name extends DealPartName> = NonNullable<Deal360[Name]['value']>

/**
 * The deals after a part of one of them was read: the outcome, an error too, is recorded on that deal only (O-360). The
 * same deals when none has the id.
 *
 * @example withPart(deals, 'D-48213', 'dealInfo', { status: 'error', error: 'Bad Gateway' })
 */
export function withPart<Name extends DealPartName>(
  deals: readonly Deal360[],
  custDealId: string,
  name: Name,
  outcome: PartOutcome<PartValue<Name>>,
): readonly Deal360[] {
  if (!deals.some((deal) => deal.custDealId === custDealId)) return deals
  return deals.map((deal) => {
    if (deal.custDealId !== custDealId) return deal
    const part: DealPart<PartValue<Name>> = deal[name]
    return { ...deal, [name]: partAfter(part, outcome) }
  })
}
