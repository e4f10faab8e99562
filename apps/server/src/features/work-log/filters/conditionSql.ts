import { sql, type Expression } from 'kysely'
import { conquestTypes } from '@retain/domain/deal/dealTypes'
import type { SearchCondition } from '@retain/domain/work-log/conditions/searchCondition'
import type { DealTypeFields } from '@retain/domain/work-log/equity-log/dealTypeChoice'
import { leftOutStatus } from '@retain/domain/work-log/equity-log/statusChoice'
import type { OpportunityTable } from '../../../db/schema/opportunityTables'
import { refsOf } from '../../../db/refs'
import { figureSql, momentSql, textSql, wholeSql, type Condition } from './conditionFieldSql'

const ref = refsOf<{ o: OpportunityTable }>()

/**
 * A condition of a search as SQL over `o`, the opportunity: the one place where filters become SQL. Domain `matches` is its
 * other half. Whatever a caller sent is a parameter.
 *
 * @example db.selectFrom('opportunity as o').where(conditionSql({ kind: 'whole', field: 'year', from: 2018, to: null }))
 */
export function conditionSql(condition: SearchCondition): Condition {
  switch (condition.kind) {
    case 'among':
      return textSql[condition.field]((value) => isAmong(value, condition.values))
    case 'whole':
      return lies(wholeSql[condition.field], 'bigint', condition.from, condition.to)
    case 'figure':
      return figureSql[condition.field]((value) => lies(value, 'numeric', condition.from, condition.to))
    case 'moment':
      return momentSql[condition.field]((value) => lies(value, 'timestamptz', condition.from, condition.to))
    case 'deal':
      return isDeal(condition)
    case 'notReplaced':
      return sql<boolean>`${ref('o.status_code')} <> ${leftOutStatus}`
    case 'servedHere':
      return sql<boolean>`(${ref('o.ro_at')} is null or ${ref('o.service_hyperion_id')} = ${condition.hyperionId})`
  }
}

const isAmong = (value: Expression<unknown>, values: readonly string[]): Condition =>
  sql<boolean>`${value} = any(${[...values]}::text[])`

function lies(
  value: Expression<unknown>,
  type: 'bigint' | 'numeric' | 'timestamptz',
  from: number | string | null,
  to: number | string | null,
): Condition {
  const as = sql.raw(type)
  if (from !== null && to !== null)
    return sql<boolean>`${value} between ${String(from)}::${as} and ${String(to)}::${as}`
  if (from !== null) return sql<boolean>`${value} >= ${String(from)}::${as}`
  return to === null ? sql<boolean>`${value} is not null` : sql<boolean>`${value} <= ${String(to)}::${as}`
}

const conquestCodes: readonly string[] = conquestTypes.filter((type) => type !== 'Conquest')

/** The rule of domain `matchesDealTypes`: a code that stands in the place of the type counts as Conquest with that code. */
function isDeal({ dealType, dealTypeCode }: DealTypeFields): Condition {
  const plain = dealType.filter((type) => !conquestTypes.some((conquest) => conquest === type))
  const isPlain = isAmong(ref('o.deal_type'), plain)
  if (!dealType.includes('Conquest')) return isPlain
  const isConquest = isAmong(ref('o.deal_type'), conquestTypes)
  if (dealTypeCode.length === 0) return sql<boolean>`(${isPlain} or ${isConquest})`
  const standsForCode = isAmong(
    ref('o.deal_type'),
    dealTypeCode.filter((code) => conquestCodes.includes(code)),
  )
  const hasCode = isAmong(ref('o.deal_type_code'), dealTypeCode)
  return sql<boolean>`(${isPlain} or (${isConquest} and (${standsForCode} or ${hasCode})))`
}
