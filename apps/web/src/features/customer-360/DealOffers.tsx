import { Section } from '@retain/ui/section'
import { OfferGroups } from '../opportunity/panels/OfferGroups'
import { useOffers } from '../opportunity/panels/useOffers'
import { PartSection } from './PartSection'

interface DealOffersProps {
  /** The store whose offers are asked for: that of the opportunity. */
  readonly hyperionId: string
  readonly vin: string | null
}

/** What the store offers at present, to everybody and for the vehicle of a deal (O-344). */
export function DealOffers({ hyperionId, vin }: DealOffersProps) {
  const { data, status, refetch } = useOffers(vin === null ? { hyperionId } : { hyperionId, vin })
  const count = data?.reduce((sum, { offers }) => sum + offers.length, 0)
  const query = { data, isError: status === 'error', isFetching: status === 'inProgress', refetch }
  if (data?.length === 0 && status === 'complete')
    return (
      <Section title="Offers" count={0} headingLevel={3}>
        <OfferGroups groups={data} />
      </Section>
    )
  return (
    <PartSection
      title="Offers"
      count={count}
      query={query}
      errorText="The offers could not be loaded."
      lines={3}
    >
      {(groups) => <OfferGroups groups={groups} />}
    </PartSection>
  )
}
