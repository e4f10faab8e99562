/** The lists of the server that options are made of (L-397 to L-412). */
export const lookupNames = [
  'years',
  'makes',
  'models',
  'trims',
  'colors',
  'compassStatuses',
  'lenders',
  'owners',
  'salespersons',
  'sellingStores',
  'flaggedSalesUsers',
  'storeUsers',
] as const

/** One of the lists. */
export type LookupName = (typeof lookupNames)[number]
