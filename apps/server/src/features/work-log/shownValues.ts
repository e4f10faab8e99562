import { sql, type Expression, type RawBuilder } from 'kysely'
import { actionCodes } from '@retain/domain/activity/actionCodes'
import { conquestTypes } from '@retain/domain/deal/dealTypes'
import { predictionScores } from '@retain/domain/work-log/equity-log/filterVocabulary'
import { lastAction } from '@retain/domain/work-log/rows/cells/lastAction'
import { warrantyIcons, warrantyValues } from '@retain/domain/work-log/rows/cells/warranty'
import type { OpportunityTable } from '../../db/schema/opportunityTables'
import type { StoreTable } from '../../db/schema/storeTables'
import { refsOf } from '../../db/refs'

const ref = refsOf<{ o: OpportunityTable }>()
const store = refsOf<{ s: StoreTable }>()

/** A value of `o`, the opportunity. */
export type Value = Expression<unknown>

/** A list of constants. */
export const words = (list: readonly (string | number)[]): RawBuilder<unknown> =>
  sql`(${sql.join(list.map((word) => sql.lit(word)))})`

/** Whether the type of the deal, or its code, is one of some; never NULL. */
const dealIs = (types: readonly string[]): Value =>
  sql`coalesce(${ref('o.deal_type')} in ${words(types)} or ${ref('o.deal_type_code')} in ${words(types)}, false)`

/** The rules of domain `hidesPaymentDifference` and `isLease`. */
const hidesDifference = dealIs(['Cash', ...conquestTypes])
const isLease = dealIs(['Lease', 'ConquestLease'])

const unless = (hidden: Value, value: Value): Value => sql`(case when not ${hidden} then ${value} end)`

const among = (column: Value, list: readonly (string | number)[]): Value =>
  sql`(case when ${column} in ${words(list)} then ${column} end)`

const oneOfStore = (column: Value) =>
  sql`(select ${column} from store s where ${store('s.hyperion_id')} = ${ref('o.hyperion_id')})`

/**
 * What cells of the opportunity logs show, as SQL over `o`, the opportunity: NULL where the cell is empty although the
 * column holds something. Filters compare these values and lists are sorted by them, so that what is not seen neither
 * matches nor stands first (L-604).
 */
export const shownValues = {
  paymentDifferenceFinance: unless(hidesDifference, ref('o.payment_difference_finance_cents')),
  paymentDifferenceLease: unless(hidesDifference, ref('o.payment_difference_lease_cents')),
  /** The one of the deal that the customer has. */
  paymentDifferenceOriginal: unless(
    hidesDifference,
    sql`case when ${isLease} then ${ref('o.payment_difference_lease_cents')}
      when ${ref('o.deal_type')} = 'Finance' then ${ref('o.payment_difference_finance_cents')} end`,
  ),
  apr: unless(isLease, ref('o.apr')),
  predictiveScore: among(ref('o.predictive_score'), predictionScores),
  warrantyIcon: among(ref('o.warranty_icon'), warrantyValues.flatMap(warrantyIcons)),
  /** The action code of the last contact, of those that have an icon. */
  lastAction: among(
    ref('o.last_action'),
    actionCodes.filter((code) => lastAction(code) !== null),
  ),
  /** TRUE for a scanned vehicle. */
  scan: sql`nullif(${ref('o.scan')}, false)`,
  /** The name of the opportunity's own store, whichever one sold the vehicle (L-316), and its sort key. */
  storeName: oneOfStore(store('s.name')),
  storeNameSort: oneOfStore(store('s.name_sort')),
} as const
