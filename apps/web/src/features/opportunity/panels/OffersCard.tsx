import { campaignText, noOffersText, type OfferGroup } from '@retain/domain/offers/currentOffers'
import { Card } from '@retain/ui/card'
import { Chip } from '@retain/ui/chip'
import { memo } from 'react'
import { styled } from 'styled-components'
import { loadingLines } from '../loadingLines'
import { Aside, Lines, Nothing } from './panelStyle'
import { useOffers, type OfOffers } from './useOffers'

const Group = styled.section`
  & + & {
    margin-top: 8px;
  }
  & > h3 {
    margin: 0 0 2px;
    font-size: var(--fs-2);
    font-weight: 500;
  }
`

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
      {data === undefined ? loadingLines(section, 3) : <Offers groups={data} />}
    </Card>
  )
})

function Offers({ groups }: { readonly groups: readonly OfferGroup[] }) {
  if (groups.length === 0) return <Nothing>{noOffersText}</Nothing>
  return groups.map(({ category, heading, offers }) => (
    <Group key={heading} aria-label={heading}>
      <h3>
        <Chip tone={category === 'PERSONALIZED' ? 'info' : 'neutral'}>{heading}</Chip>
      </h3>
      <Lines>
        {offers.map((offer) => (
          <li key={`${offer.offerDetails} ${offer.campaignDate}`}>
            <span>{offer.offerDetails}</span>
            <Aside>{campaignText(offer)}</Aside>
          </li>
        ))}
      </Lines>
    </Group>
  ))
}
