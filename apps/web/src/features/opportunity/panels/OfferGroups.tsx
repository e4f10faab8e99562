import { campaignText, noOffersText, type OfferGroup } from '@retain/domain/offers/currentOffers'
import { Chip } from '@retain/ui/chip'
import { styled } from 'styled-components'
import { Aside, Lines, Nothing } from './panelStyle'

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

/** Offers apart by whom they are for and by what they are about. */
export function OfferGroups({ groups }: { readonly groups: readonly OfferGroup[] }) {
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
