import type { Associate } from '@retain/domain/flagging/associate'
import { opportunityStore } from '../../access/storeAccess'
import type { Database } from '../../db/schema/schema'
import type { OpportunityKey } from '../lock/opportunityKey'

/** Somebody of a store as the database knows them; of whom nothing but the user name is known has no names. */
interface StoredPerson {
  readonly user_name: string
  readonly given_name: string | null
  readonly family_name: string | null
  readonly email: string | null
}

const presentAssociate = (person: StoredPerson, isFlagged: boolean): Associate => ({
  userName: person.user_name,
  givenName: person.given_name ?? '',
  familyName: person.family_name ?? '',
  email: person.email ?? '',
  isFlagged,
})

/** Somebody for whom an opportunity is flagged, with the name that its row shows. */
export interface FlaggedAssociate extends Associate {
  readonly fullName: string
}

/** Everybody who works at a store, by family name. */
export async function findAssociates(db: Database, hyperionId: string): Promise<readonly Associate[]> {
  const people = await db
    .selectFrom('store_user as s')
    .leftJoin('app_user as u', 'u.user_name', 's.user_name')
    .select(['s.user_name', 'u.given_name', 'u.family_name', 'u.email'])
    .where('s.hyperion_id', '=', hyperionId)
    .orderBy('u.family_name')
    .orderBy('u.given_name')
    .orderBy('s.user_name')
    .execute()
  return people.map((person) => presentAssociate(person, false))
}

/** For whom an opportunity is flagged, the first flag first: the order in which its row names them. */
export async function findFlagged(
  db: Database,
  { hyperionId, opptId }: OpportunityKey,
): Promise<readonly FlaggedAssociate[]> {
  const people = await db
    .selectFrom('opportunity_flag as f')
    .leftJoin('app_user as u', 'u.user_name', 'f.user_name')
    .select(['f.user_name', 'u.given_name', 'u.family_name', 'u.email', 'u.full_name'])
    .where('f.hyperion_id', '=', hyperionId)
    .where('f.oppt_id', '=', opptId)
    .orderBy('f.flagged_at')
    .orderBy('f.user_name')
    .execute()
  return people.map((person) => ({
    ...presentAssociate(person, true),
    fullName: person.full_name ?? person.user_name,
  }))
}

/**
 * The same, of an opportunity whose store is not known.
 *
 * @throws ApiProblem `notFound` for an unknown one.
 */
export const findFlaggedOf = async (db: Database, opptId: string): Promise<readonly FlaggedAssociate[]> =>
  findFlagged(db, { opptId, hyperionId: await opportunityStore(db, opptId) })

/** The opportunities that are flagged for somebody, the newest flag first. */
export const findFlaggedFor = (db: Database, userName: string) =>
  db
    .selectFrom('opportunity_flag as f')
    .innerJoin('opportunity as o', (join) =>
      join.onRef('o.hyperion_id', '=', 'f.hyperion_id').onRef('o.oppt_id', '=', 'f.oppt_id'),
    )
    .select(['o.oppt_id', 'o.hyperion_id', 'o.customer_name'])
    .where('f.user_name', '=', userName)
    .orderBy('f.flagged_at', 'desc')
    .orderBy('f.oppt_id')
    .execute()
