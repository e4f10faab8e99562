/** The Conquest kinds with a code of their own (OP-065). */
export const conquestCodes = ['ConquestCash', 'ConquestFinance', 'ConquestLease'] as const

/** The four Conquest kinds (OP-065). */
export const conquestTypes = ['Conquest', ...conquestCodes] as const
export type ConquestType = (typeof conquestTypes)[number]

/** What a row can carry in its deal type (L-504). */
export const dealTypes = ['Finance', 'Lease', 'Cash', ...conquestTypes, 'Candidate', 'Purchase'] as const

/** How the customer holds the present vehicle, or that the customer is to be conquered from another dealer. */
export type DealType = (typeof dealTypes)[number]

/** What a deal carries: its type, and for the Conquest deals the code of their kind (L-297). */
export interface DealTyped {
  readonly dealType: DealType | null
  readonly dealTypeCode: DealType | null
}

/** Whether a type is one of the Conquest kinds. */
export const isConquestType = (type: DealType | null): type is ConquestType =>
  conquestTypes.some((conquest) => conquest === type)

/** Whether a deal is one of the four Conquest kinds, by its type or its code (L-596, OP-065). */
export const isConquest = ({ dealType, dealTypeCode }: DealTyped): boolean =>
  isConquestType(dealType) || isConquestType(dealTypeCode)

/**
 * What a Conquest deal of a kind carries. One whose kind is not known is plainly a Conquest.
 *
 * @example dealOfConquest('ConquestLease') // { dealType: 'Conquest', dealTypeCode: 'ConquestLease' }
 */
export const dealOfConquest = (kind: ConquestType | null): DealTyped => ({
  dealType: 'Conquest',
  dealTypeCode: kind === 'Conquest' ? null : kind,
})

/** Whether the payment differences stay blank: Cash and every Conquest kind (L-275, L-276, L-596, OP-066). */
export const hidesPaymentDifference = (deal: DealTyped): boolean =>
  deal.dealType === 'Cash' || deal.dealTypeCode === 'Cash' || isConquest(deal)

/** Whether a deal is a lease, of ours or of a Conquest customer, by its type or its code (OP-067). */
export const isLease = ({ dealType, dealTypeCode }: DealTyped): boolean =>
  [dealType, dealTypeCode].some((type) => type === 'Lease' || type === 'ConquestLease')

/** Whether the APR stays hidden: Lease and ConquestLease (L-277, L-597, OP-067). */
export const hidesApr = (deal: DealTyped): boolean => isLease(deal)
