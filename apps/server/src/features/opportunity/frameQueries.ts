import { sql, type InferResult } from 'kysely'
import type { ContactType } from '@retain/domain/activity/history/contactTypes'
import type { Instant } from '@retain/domain/calendar/instant'
import type { OpportunityFlagTable, OpportunityTable } from '../../db/schema/opportunityTables'
import type { Database } from '../../db/schema/schema'
import { refsOf } from '../../db/refs'

const ref = refsOf<{ o: OpportunityTable; f: OpportunityFlagTable }>()

const frameOf = (db: Database, opptId: string, userName: string) =>
  db
    .selectFrom('opportunity as o')
    .leftJoin('store as s', 's.hyperion_id', 'o.hyperion_id')
    .select([
      'o.oppt_id',
      'o.hyperion_id',
      'o.customer_name',
      'o.status_code',
      'o.compass_status',
      'o.compass_status_description',
      'o.owner_name',
      'o.owner_user_name',
      'o.is_orphan',
      'o.lead_id',
      'o.elead_id',
      'o.vin',
      's.lead_system',
      sql<boolean>`exists (
        select 1 from opportunity_flag f
        where ${ref('f.hyperion_id')} = ${ref('o.hyperion_id')} and ${ref('f.oppt_id')} = ${ref('o.oppt_id')}
          and ${ref('f.user_name')} = ${userName}
      )`.as('is_flagged_by_me'),
    ])
    .where('o.oppt_id', '=', opptId)

/** What stands around the sections of an opportunity. */
export type StoredFrame = InferResult<ReturnType<typeof frameOf>>[number]

/** The frame of an opportunity as somebody sees it. */
export const findFrame = (db: Database, opptId: string, userName: string) =>
  frameOf(db, opptId, userName).executeTakeFirst()

const sectionOf = (db: Pick<Database, 'selectFrom'>, opptId: string) =>
  db
    .selectFrom('opportunity')
    .select(['oppt_id', 'hyperion_id', 'status_code', 'locked_by_name', 'locked_by_user_name', 'locked_at'])
    .where('oppt_id', '=', opptId)

/** Status and lock of an opportunity. */
export type StoredSection = InferResult<ReturnType<typeof sectionOf>>[number]

/** The status and the lock of an opportunity. */
export const findSection = (db: Database, opptId: string) => sectionOf(db, opptId).executeTakeFirst()

/**
 * The same, and in the same statement the entry that tells of the view: the page waits for this one, and on the embedded
 * database everybody else does too. The row itself does not change (OP-062).
 */
export const findSectionAndRecordView = (db: Database, opptId: string, userName: string, now: Instant) =>
  sectionOf(
    db.with('viewed', (own) =>
      own
        .insertInto('contact_history')
        .columns(['hyperion_id', 'oppt_id', 'contact_type', 'created_by', 'created_at'])
        .expression((eb) =>
          eb
            .selectFrom('opportunity')
            .select([
              'hyperion_id',
              'oppt_id',
              sql<ContactType>`${'ViewOpportunity'}::text`.as('contact_type'),
              sql<string>`${userName}::text`.as('created_by'),
              sql<Instant>`${now}::timestamptz`.as('created_at'),
            ])
            .where('oppt_id', '=', opptId),
        ),
    ),
    opptId,
  ).executeTakeFirst()
