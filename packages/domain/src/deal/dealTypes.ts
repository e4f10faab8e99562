/** What a row can carry in its deal type (L-504). */
export const dealTypes = [
  'Finance',
  'Lease',
  'Cash',
  'Conquest',
  'ConquestCash',
  'ConquestFinance',
  'ConquestLease',
  'Candidate',
  'Purchase',
] as const

/** How the customer holds the present vehicle, or that the customer is to be conquered from another dealer. */
export type DealType = (typeof dealTypes)[number]
