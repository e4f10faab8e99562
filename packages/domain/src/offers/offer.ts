/** Whether an offer is the store's for everybody, or made for this customer (O-127). */
export const offerCategories = ['STORE', 'PERSONALIZED'] as const

export type OfferCategory = (typeof offerCategories)[number]

/** What an offer is about (O-128). */
export const offerTypes = ['SALES', 'SERVICE'] as const

export type OfferType = (typeof offerTypes)[number]

/** An offer (O-126). */
export interface Offer {
  readonly category: OfferCategory
  readonly type: OfferType
  readonly offerDetails: string
  /** A moment or a day as ISO text; `null` where the campaign names none. */
  readonly campaignDate: string | null
}

/**
 * What each call of the market API answers (OP-100, api.md 2.12): offers of one category, and of one type. Service
 * offers can be of either category.
 */
export const offerSources = {
  listOffers: { path: '/v1/offers', type: 'SALES', categories: ['STORE'] },
  listCampaignOffers: { path: '/v1/campaign-offers', type: 'SALES', categories: ['PERSONALIZED'] },
  listServiceOffers: { path: '/v1/service-offers', type: 'SERVICE', categories: offerCategories },
} as const satisfies Readonly<
  Record<
    string,
    { readonly path: string; readonly type: OfferType; readonly categories: readonly OfferCategory[] }
  >
>

export type OfferSource = keyof typeof offerSources
