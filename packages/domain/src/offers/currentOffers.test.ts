import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { campaignText, currentOffers, noOffersText, offersOf } from './currentOffers'
import { offerCategories, offerSources, offerTypes, type Offer, type OfferSource } from './offer'

const offer = (
  category: Offer['category'],
  type: Offer['type'],
  offerDetails: string,
  campaignDate: string | null = null,
): Offer => ({
  category,
  type,
  offerDetails,
  campaignDate,
})

const loyalty = offer('PERSONALIZED', 'SALES', 'Loyalty', '2026-11-02')
const hybrid = offer('PERSONALIZED', 'SALES', 'Hybrid', '2026-11-15')
const undated = offer('PERSONALIZED', 'SALES', 'Any time')
const brakes = offer('STORE', 'SERVICE', 'Brakes', '2026-01-01')
const tires = offer('STORE', 'SERVICE', 'Tires', '2026-10-01')

it('offers are of two categories and two types [O-127] [O-128]', () => {
  expect(offerCategories).toEqual(['STORE', 'PERSONALIZED'])
  expect(offerTypes).toEqual(['SALES', 'SERVICE'])
})

it('each call answers one type and its categories [OP-100]', () => {
  expect(offerSources).toEqual({
    listOffers: { path: '/v1/offers', type: 'SALES', categories: ['STORE'] },
    listCampaignOffers: { path: '/v1/campaign-offers', type: 'SALES', categories: ['PERSONALIZED'] },
    listServiceOffers: { path: '/v1/service-offers', type: 'SERVICE', categories: ['STORE', 'PERSONALIZED'] },
  })
})

describe('an answer', () => {
  const offers = [
    loyalty,
    brakes,
    offer('STORE', 'SALES', 'Lease'),
    offer('PERSONALIZED', 'SERVICE', 'Recall'),
  ]

  it.each<[OfferSource, string[]]>([
    ['listOffers', ['Lease']],
    ['listCampaignOffers', ['Loyalty']],
    ['listServiceOffers', ['Brakes', 'Recall']],
  ])('of %s holds its own offers only', (source, details) => {
    expect(offersOf(source, { status: 200, offers }).map(({ offerDetails }) => offerDetails)).toEqual(details)
  })

  it.each([500, 404, 201, 199, 0, Number.NaN])(
    'with the payload status %d is complete and empty, of whichever call [O-130] [O-131]',
    (status) => {
      for (const source of ['listOffers', 'listCampaignOffers', 'listServiceOffers'] as const)
        expect(offersOf(source, { status, offers }), source).toEqual([])
    },
  )
})

describe('the panel', () => {
  it('shows the kinds apart, those made for the customer first [O-127] [O-128]', () => {
    const store = offer('STORE', 'SALES', 'Lease')
    const recall = offer('PERSONALIZED', 'SERVICE', 'Recall')
    expect(currentOffers([store, brakes, recall, loyalty])).toEqual([
      { category: 'PERSONALIZED', type: 'SALES', heading: 'PERSONALIZED SALES', offers: [loyalty] },
      { category: 'PERSONALIZED', type: 'SERVICE', heading: 'PERSONALIZED SERVICE', offers: [recall] },
      { category: 'STORE', type: 'SALES', heading: 'STORE SALES', offers: [store] },
      { category: 'STORE', type: 'SERVICE', heading: 'STORE SERVICE', offers: [brakes] },
    ])
  })

  it('sorts personalized offers by campaign date, newest first, and leaves the store’s as they come [O-129]', () => {
    const [personal, store] = currentOffers([undated, loyalty, hybrid, brakes, tires])
    expect(personal?.offers).toEqual([hybrid, loyalty, undated])
    expect(store?.offers).toEqual([brakes, tires])
  })

  it('shows the same offer once', () => {
    expect(currentOffers([loyalty, { ...loyalty }, undated]).flatMap(({ offers }) => offers)).toEqual([
      loyalty,
      undated,
    ])
  })

  it('shows the day of a campaign, or nothing', () => {
    expect([loyalty, undated].map(campaignText)).toEqual(['02 Nov 2026', ''])
    expect(campaignText({ campaignDate: '2026-11-02T23:00:00.000Z' })).toBe('02 Nov 2026')
    expect(campaignText({ campaignDate: 'soon' })).toBe('')
  })

  it('has a text without offers', () => {
    expect(currentOffers([])).toEqual([])
    expect(noOffersText).toBe('No current offers.')
  })

  it('loses no offer, keeps the order of equal dates, and is the same the second time', () => {
    const any = fc.record({
      category: fc.constantFrom(...offerCategories),
      type: fc.constantFrom(...offerTypes),
      offerDetails: fc.string(),
      campaignDate: fc.option(fc.constantFrom('2026-01-01', '2026-05-01', '2026-11-20T10:00:00.000Z')),
    })
    fc.assert(
      fc.property(fc.uniqueArray(any, { selector: (one) => JSON.stringify(one) }), (offers) => {
        const flat = currentOffers(offers).flatMap((group) => group.offers)
        expect(new Set(flat)).toEqual(new Set(offers))
        expect(flat).toHaveLength(offers.length)
        expect(currentOffers(flat).flatMap((group) => group.offers)).toEqual(flat)
      }),
    )
  })
})
