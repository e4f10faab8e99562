import { currentOffers, offersOf, type OfferGroup } from '@retain/domain/offers/currentOffers'
import { useMemo } from 'react'
import type { Section } from '../../../core/api/section'
import { freshFor } from '../opening/readOpportunity'
import { useSection } from '../section'
import { panelsApi } from './panelsApi'

const fresh = { refetchOnMountOrArgChange: freshFor }

/** Whose offers are asked for. */
export interface OfOffers {
  readonly hyperionId: string
  /** The opportunity of the customer; left out where a vehicle tells who that is. */
  readonly opptId?: string
  readonly vin?: string
}

/**
 * The current offers of an opportunity, or for a vehicle, of all three calls together. A payload whose status is not 200 counts as complete and
 * empty (O-130, O-131); a call that fails makes an error of the whole, and is what `refetch` repeats.
 */
export function useOffers(query: OfOffers): Section<readonly OfferGroup[]> {
  const of = { query }
  const store = useSection('offers', panelsApi.useListOffersQuery(of, fresh), true)
  const campaign = useSection('offers', panelsApi.useListCampaignOffersQuery(of, fresh), true)
  const service = useSection('offers', panelsApi.useListServiceOffersQuery(of, fresh), true)
  return useMemo(() => {
    const all = [store, campaign, service]
    const failed = all.filter(({ status }) => status === 'error')
    const isAwaited = all.some(({ status }) => status === 'notStarted' || status === 'inProgress')
    const none = { status: 200, offers: [] }
    const offers = [
      ...offersOf('listOffers', store.data ?? none),
      ...offersOf('listCampaignOffers', campaign.data ?? none),
      ...offersOf('listServiceOffers', service.data ?? none),
    ]
    return {
      data: isAwaited ? undefined : currentOffers(offers),
      status: failed.length > 0 ? 'error' : isAwaited ? 'inProgress' : 'complete',
      refetch: () => {
        for (const { refetch } of failed) refetch()
      },
    }
  }, [store, campaign, service])
}
