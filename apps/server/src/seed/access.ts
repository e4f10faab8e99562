import type { Permission } from '@retain/domain/session/user/permissions'
import type { Instant } from '@retain/domain/calendar/instant'
import type { Database } from '../db/schema/schema'
import { demoPeople, manager, salesperson, serviceAssociate } from '../identity/demoPeople'
import { insertRows } from './insertRows'
import type { StoreContext } from './seedRows'
import type { StaffMember } from './staff'

/** What the last token of somebody said. */
export interface ToldAccess {
  readonly userName: string
  readonly toldAt: Instant
  readonly permissions: readonly Permission[]
  readonly hyperionIds: readonly string[]
}

/** The people of a store, who were there in the last days; whoever left, half a year ago. The newest salesperson never was. */
function toldOfStore({ store, staff, clock }: StoreContext): readonly ToldAccess[] {
  const told = (
    members: readonly StaffMember[],
    permissions: readonly Permission[],
    daysAgo: number,
  ): readonly ToldAccess[] =>
    members.map(({ userName }, at) => ({
      userName,
      toldAt: clock.passed(daysAgo + (at % 4), 8 * 60 + at * 37),
      permissions,
      hyperionIds: [store.hyperionId],
    }))
  return [
    ...told(staff.salespeople.slice(0, -1), salesperson, 0),
    ...told(staff.advisors, serviceAssociate, 0),
    ...told(staff.managers, manager, 0),
    ...told(staff.former, salesperson, 180),
  ]
}

/** What the identity server has told of the people of some stores, and of the demo people, each once. */
export function toldAccess(contexts: readonly StoreContext[]): readonly ToldAccess[] {
  const [first] = contexts
  if (first === undefined) return []
  const codes = contexts.map(({ store }) => store.hyperionId)
  const told = [
    ...contexts.flatMap(toldOfStore),
    ...demoPeople.map((person, at) => ({
      userName: person.userName,
      toldAt: first.clock.passed(at === 0 ? 0 : 1, 8 * 60 + at * 23),
      permissions: person.roles,
      hyperionIds: codes.filter((code) => person.stores === 'all' || person.stores.includes(code)),
    })),
  ]
  return [...new Map(told.map((one) => [one.userName, one])).values()]
}

/** Keeps what was told of people of whom nothing is known yet. */
export async function insertAccess(db: Database, contexts: readonly StoreContext[]): Promise<void> {
  const known = new Set(
    (await db.selectFrom('person_access').select('user_name').execute()).map(({ user_name }) => user_name),
  )
  const told = toldAccess(contexts).filter(({ userName }) => !known.has(userName))
  await insertRows(
    db,
    ['person_access', told.map(({ userName, toldAt }) => ({ user_name: userName, told_at: toldAt }))],
    [
      'person_permission',
      told.flatMap(({ userName, permissions }) =>
        permissions.map((permission) => ({ user_name: userName, permission })),
      ),
    ],
    [
      'person_store',
      told.flatMap(({ userName, hyperionIds }) =>
        hyperionIds.map((hyperionId) => ({ user_name: userName, hyperion_id: hyperionId })),
      ),
    ],
  )
}
