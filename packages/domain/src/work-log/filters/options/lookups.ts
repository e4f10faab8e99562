/**
 * The lists of the server that options are made of: the call that answers each, and what it asks for. Owners,
 * salespersons and selling stores come in one answer (L-397 to L-412, L-431 to L-438, api.md 2.6).
 */
export const lookupCalls = {
  years: { call: 'listYears', asksFor: 'nothing' },
  makes: { call: 'listMakes', asksFor: 'store' },
  models: { call: 'listModels', asksFor: 'makes' },
  trims: { call: 'listTrims', asksFor: 'models' },
  colors: { call: 'listColors', asksFor: 'nothing' },
  compassStatuses: { call: 'listCompassStatuses', asksFor: 'nothing' },
  lenders: { call: 'listLenders', asksFor: 'store' },
  owners: { call: 'listHyperionFilters', asksFor: 'store' },
  salespersons: { call: 'listHyperionFilters', asksFor: 'store' },
  sellingStores: { call: 'listHyperionFilters', asksFor: 'store' },
  flaggedSalesUsers: { call: 'listFlaggedSalesUsers', asksFor: 'store' },
  storeUsers: { call: 'listStoreUsers', asksFor: 'senders' },
} as const satisfies Record<
  string,
  { readonly call: string; readonly asksFor: 'nothing' | 'store' | 'senders' | 'makes' | 'models' }
>

export type LookupName = keyof typeof lookupCalls

/** The lists that are requested again when a saved search is applied (L-051 to L-053). */
export const refreshedLookups = [
  'salespersons',
  'owners',
  'sellingStores',
] as const satisfies readonly LookupName[]

/** Which users of a store a call lists: those who send emails, or those of compass (L-439, L-559, D-04). */
export const storeUserLists = ['emailSentBy', 'compass'] as const

export type StoreUserList = (typeof storeUserLists)[number]
