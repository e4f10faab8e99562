import type { Instant } from '@retain/domain/calendar/instant'
import { isActivePerson, type Job, type Person, type PersonDetail } from '@retain/domain/people/person'
import type { StoredPerson, VisibleStores } from './peopleQueries'

const isVisible = (visible: VisibleStores) => (store: { readonly hyperionId: string }) =>
  visible === null || visible.includes(store.hyperionId)

/** Whoever sells anywhere is a salesperson. */
function jobOf(jobs: readonly (Job | null)[]): Job | null {
  if (jobs.includes('salesperson')) return 'salesperson'
  return jobs.includes('staff') ? 'staff' : null
}

const sharedFields = (row: StoredPerson, now: Instant) => ({
  userName: row.user_name,
  fullName: row.full_name,
  email: row.email,
  permissions: row.permissions,
  toldAt: row.told_at,
  isActive: isActivePerson(
    { isListed: row.stores.some(({ job }) => job !== null), toldAt: row.told_at },
    now,
  ),
})

/** Makes somebody of the list in the words of the contract: of the stores only those that the reader may see. */
export const presentPerson =
  (visible: VisibleStores, now: Instant) =>
  (row: StoredPerson): Person => {
    const stores = row.stores.filter(isVisible(visible))
    return {
      ...sharedFields(row, now),
      job: jobOf(stores.map(({ job }) => job)),
      storeNames: stores.map(({ name }) => name),
    }
  }

/** What somebody is told by, besides the rows of the person. */
interface PersonContext {
  readonly visible: VisibleStores
  /** The codes of the stores that are switched on. */
  readonly enabled: ReadonlySet<string>
  readonly claims: PersonDetail['claims']
  readonly now: Instant
}

/** Somebody with the stores that the reader may see, in the words of the contract. */
export function presentPersonDetail(
  row: StoredPerson,
  { visible, enabled, claims, now }: PersonContext,
): PersonDetail {
  const stores = row.stores.filter(isVisible(visible))
  return {
    ...sharedFields(row, now),
    phone: row.phone,
    stores: stores.map((store) => ({ ...store, isEnabled: enabled.has(store.hyperionId) })),
    hiddenStores: row.stores.length - stores.length,
    claims,
  }
}
