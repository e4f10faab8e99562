import type { Insertable } from 'kysely'
import { storeTag } from '@retain/domain/live/tags'
import type { Candidate } from '@retain/domain/work-log/service-log/candidate'
import type { Publish } from '../../outbox/transact'
import type { CandidateTable } from '../../db/schema/serviceTables'
import type { DatabaseTransaction } from '../../db/schema/schema'
import { presentCandidate } from './presentCandidate'

/** A candidate that the service drive found; with the id of a known one it says something new of that one. */
export type FoundCandidate = Omit<Insertable<CandidateTable>, 'candidate_id'> & {
  readonly candidate_id?: string
}

/** Names a candidate of a store. */
export interface CandidateKey {
  readonly hyperionId: string
  readonly candidateId: string
}

/**
 * Keeps a candidate, a new one or in the place of the one with its id, and tells the store (L-175, L-176). A known one
 * stays one of the day on which it was found.
 *
 * @example await putCandidate(transaction, publish, { hyperion_id: 'HAR', found_at: now, customer_name: 'Ng, Al' })
 */
export async function putCandidate(
  transaction: DatabaseTransaction,
  publish: Publish,
  found: FoundCandidate,
): Promise<Candidate> {
  const { hyperion_id } = found
  const row = await transaction
    .insertInto('candidate')
    .values(found)
    .onConflict((conflict) => conflict.columns(['hyperion_id', 'candidate_id']).doUpdateSet(newsOf(found)))
    .returningAll()
    .executeTakeFirstOrThrow()
  const payload = presentCandidate(row)
  publish(storeTag(hyperion_id), { type: 'CANDIDATE', payload })
  return payload
}

/** What is said of a known candidate: everything but which one it is, and since when. */
const newsOf = ({ hyperion_id: _store, candidate_id: _id, found_at: _since, ...news }: FoundCandidate) => news

/**
 * Takes a candidate off the list and tells the store (L-177). One that is not there is told to nobody.
 *
 * @returns whether it was there.
 */
export async function removeCandidate(
  transaction: DatabaseTransaction,
  publish: Publish,
  { hyperionId, candidateId }: CandidateKey,
): Promise<boolean> {
  const removed = await transaction
    .deleteFrom('candidate')
    .where('hyperion_id', '=', hyperionId)
    .where('candidate_id', '=', candidateId)
    .returning('candidate_id')
    .executeTakeFirst()
  if (removed === undefined) return false
  publish(storeTag(hyperionId), { type: 'CANDIDATE_REMOVED', payload: { candidateId, hyperionId } })
  return true
}
