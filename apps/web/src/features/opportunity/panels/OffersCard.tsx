import { Card } from '@retain/ui/card'
import { memo } from 'react'
import { fewestLines, loadingLines } from '../loadingLines'
import { OfferGroups } from './OfferGroups'
import { useOffers, type OfOffers } from './useOffers'

/** What is offered at present: apart by whom it is for and by what it is about, personal offers newest first (O-125 to O-129). */
export const OffersCard = memo(function OffersCard(of: OfOffers) {
  const section = useOffers(of)
  const { data, status, refetch } = section
  return (
    <Card
      title="Current offers"
      count={data?.reduce((count, { offers }) => count + offers.length, 0)}
      isFoldable
      state={status === 'error' ? 'error' : 'ready'}
      onRetry={refetch}
    >
      {data === undefined ? loadingLines(section, fewestLines) : <OfferGroups groups={data} />}
    </Card>
  )
})
