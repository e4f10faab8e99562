/** What a quick search looks for, in the order in which a text is tried (S-224 to S-230, L-513). */
export const queryTypes = ['email', 'stockNumber', 'vin', 'phone', 'customerName'] as const

export type QueryType = (typeof queryTypes)[number]

/** A quick search: what is looked for, in the form in which it is sent. */
export interface QuickQuery {
  readonly queryType: QueryType
  readonly query: string
}
