import { parseDay } from '../calendar/day'
import { formatDay } from '../calendar/storeDay'
import { newestFirst } from '../sorting/newestFirst'
import {
  offerCategories,
  offerSources,
  offerTypes,
  type Offer,
  type OfferCategory,
  type OfferSource,
  type OfferType,
} from './offer'

/** What a call for offers answers: a status of its own inside the payload, beside the offers. */
export interface OffersAnswer {
  readonly status: number
  readonly offers: readonly Offer[]
}

/**
 * The offers of an answer. Any status of the payload but 200 counts as complete without offers: it is no error (O-130, O-131).
 * Offers that the call does not answer for are left out, so that none is shown twice.
 *
 * @example offersOf('listOffers', { status: 500, offers }) // []
 */
export function offersOf(source: OfferSource, { status, offers }: OffersAnswer): readonly Offer[] {
  if (status !== 200) return []
  const { type, categories } = offerSources[source]
  const answersFor: readonly OfferCategory[] = categories
  return offers.filter((offer) => offer.type === type && answersFor.includes(offer.category))
}

/**
 * Offers of one kind in the order of the panel: personalized ones by campaign date, newest first (O-129); the store's as they
 * were answered.
 */
const ordered = (category: OfferCategory, offers: readonly Offer[]): readonly Offer[] =>
  category === 'PERSONALIZED'
    ? offers.toSorted((a, b) => newestFirst(a.campaignDate, b.campaignDate))
    : offers

/** The offers of one category and type, under its heading. */
export interface OfferGroup {
  readonly category: OfferCategory
  readonly type: OfferType
  /** `PERSONALIZED SALES`. */
  readonly heading: string
  readonly offers: readonly Offer[]
}

const keyOf = ({ category, type, offerDetails, campaignDate }: Offer): string =>
  JSON.stringify([category, type, offerDetails, campaignDate])

/**
 * The current offers panel: the offers of all calls, apart by category and type, those made for the customer first; the same
 * offer once, and no group without offers (O-125 to O-129).
 *
 * @example currentOffers(offers).map(({ heading }) => heading) // ['PERSONALIZED SALES', 'STORE SERVICE']
 */
export function currentOffers(offers: readonly Offer[]): readonly OfferGroup[] {
  const unique = [...new Map(offers.map((offer) => [keyOf(offer), offer])).values()]
  return offerCategories
    .toReversed()
    .flatMap((category) =>
      offerTypes.map((type) => ({
        category,
        type,
        heading: `${category} ${type}`,
        offers: ordered(
          category,
          unique.filter((offer) => offer.category === category && offer.type === type),
        ),
      })),
    )
    .filter((group) => group.offers.length > 0)
}

/**
 * The day of an offer's campaign as the panel shows it; empty where it names none.
 *
 * @example campaignText({ campaignDate: '2026-11-02' }) // '02 Nov 2026'
 */
export function campaignText({ campaignDate }: Pick<Offer, 'campaignDate'>): string {
  const day = campaignDate === null ? null : parseDay(campaignDate.slice(0, 'YYYY-MM-DD'.length))
  return day === null ? '' : formatDay(day)
}

/** What the panel shows without offers. */
export const noOffersText = 'No current offers.'
