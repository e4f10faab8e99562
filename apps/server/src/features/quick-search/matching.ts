import { sql, type RawBuilder } from 'kysely'
import type { QueryType, QuickQuery } from '@retain/domain/quick-search/queryTypes'
import type { CustomerTable, OpportunityTable } from '../../db/schema/opportunityTables'
import { literally } from '../../db/literally'
import { refsOf } from '../../db/refs'
import { nameWords } from './nameWords'

const ref = refsOf<{ o: OpportunityTable; c: CustomerTable }>()

/** Which opportunities of some stores a text finds, as a condition over `o`. */
type Condition = RawBuilder<boolean>

/** A quick search in some stores. */
export interface TextSearch extends QuickQuery {
  readonly hyperionIds: readonly string[]
  /** Whether the words of a name may stand in any order and be beginnings of words, as the newer search has it (D-71). */
  readonly isLoose: boolean
}

/** Opportunities of the customers that any of the conditions over `c` finds; each has an index of its own. */
const ofCustomers = (
  hyperionIds: readonly string[],
  conditions: readonly Condition[],
): Condition => sql<boolean>`
  (${ref('o.hyperion_id')}, ${ref('o.customer_id')}) in (${sql.join(
    conditions.map(
      (condition) => sql`select ${ref('c.hyperion_id')}, ${ref('c.customer_id')} from customer c
        where ${ref('c.hyperion_id')} in (${sql.join(hyperionIds)}) and ${condition}`,
    ),
    sql` union `,
  )})`

/** Every word is the beginning of a word of the name; `customer_words` has a blank before each of its words. */
const beginningInAnyOrder = (words: readonly string[]): Condition =>
  sql<boolean>`(${sql.join(
    words.map((word) => sql`${ref('o.customer_words')} like ${`% ${literally(word)}%`}`),
    sql` and `,
  )})`

/** The words one after the other, whether the name begins with the family name, as it is stored, or ends with it. */
const inOrder = (words: readonly string[]): Condition =>
  sql<boolean>`${ref('o.customer_words')} || substr(${ref('o.customer_words')}, 2) like ${`% ${literally(words.join(' '))} %`}`

function named(query: string, isLoose: boolean): Condition {
  const words = nameWords(query)
  if (words.length === 0) return sql<boolean>`false`
  return isLoose ? beginningInAnyOrder(words) : inOrder(words)
}

/** A phone of a customer as its ten digits, without its extension, in the words of the indexes. */
const phoneIs = (column: 'c.mobile_phone' | 'c.home_phone' | 'c.work_phone', digits: string): Condition =>
  sql<boolean>`right(regexp_replace(split_part(lower(${ref(column)}), 'x', 1), ${sql.lit('\\D')}, '', 'g'), 10) = ${digits}`

/** The one place where a type of query becomes SQL. */
const conditions: Readonly<Record<QueryType, (search: TextSearch) => Condition>> = {
  email: ({ query, hyperionIds }) =>
    ofCustomers(hyperionIds, [
      sql<boolean>`lower(${ref('c.email')}) = ${query.toLowerCase()}`,
      sql<boolean>`lower(${ref('c.ndd_email')}) = ${query.toLowerCase()}`,
    ]),
  stockNumber: ({ query }) => sql<boolean>`upper(${ref('o.replacement_stock_no')}) = ${query.toUpperCase()}`,
  vin: ({ query }) => sql<boolean>`upper(${ref('o.vin')}) = ${query.toUpperCase()}`,
  phone: ({ query, hyperionIds }) =>
    ofCustomers(hyperionIds, [
      phoneIs('c.mobile_phone', query),
      phoneIs('c.home_phone', query),
      phoneIs('c.work_phone', query),
    ]),
  customerName: ({ query, isLoose }) => named(query, isLoose),
}

/**
 * What a quick search finds, as a condition over the opportunities `o` of its stores. The text is in the form in which
 * `classifyQuery` sends it.
 */
export const matching = (search: TextSearch): Condition => conditions[search.queryType](search)
