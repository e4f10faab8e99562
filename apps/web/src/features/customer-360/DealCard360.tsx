import type { Customer360, ListedDeal360 } from '@retain/domain/customer-360/customer360'
import { dealGroup } from '@retain/domain/customer-360/dealOrder'
import { partsToRead } from '@retain/domain/customer-360/dealParts'
import { emptyTabTexts360 } from '@retain/domain/customer-360/tabs360'
import { formatCount } from '@retain/domain/money/format'
import { opportunityPath } from '@retain/domain/opportunity/opportunityPath'
import type { OpportunityFrame } from '@retain/domain/opportunity/sections'
import { vehicleName } from '@retain/domain/vehicle/comparison'
import { EmptyState } from '@retain/ui/empty-state'
import { LinkButton } from '@retain/ui/link-button'
import { Section } from '@retain/ui/section'
import { CarFront } from 'lucide-react'
import { useAppSelector } from '../../core/state/appHooks'
import { selectUser } from '../../session/sessionSlice'
import { RouterLink } from '../../shell/RouterLink'
import { ColumnCard, Pair } from './customer360Style'
import { DealAppraisals } from './DealAppraisals'
import { DealInfo } from './DealInfo'
import { DealOffers } from './DealOffers'
import { DealProducts } from './DealProducts'
import { Indicators } from './Indicators'
import { Part, type PartQuery } from './PartSection'
import { RepairOrders } from './RepairOrders'

interface DealCard360Props {
  readonly frame: OpportunityFrame
  readonly customer: Customer360
  readonly deals: PartQuery<readonly ListedDeal360[]>
  /** The chosen deal; `undefined` until the deals are there, and without any. */
  readonly deal: ListedDeal360 | undefined
}

/** What is known of one deal and its vehicle, area by area (O-344, O-355). */
export function DealCard360({ frame, customer, deals, deal }: DealCard360Props) {
  const roles = useAppSelector(selectUser)?.roles ?? []
  const parts = partsToRead(roles)
  if (deal === undefined)
    return (
      <ColumnCard data-deal="" aria-label="Deal">
        <Section>
          <Part query={deals} errorText="The deals could not be loaded." lines={8}>
            {() => <EmptyState icon={<CarFront aria-hidden="true" />} text={emptyTabTexts360.deals} />}
          </Part>
        </Section>
      </ColumnCard>
    )
  const { custDealId, vehicle } = deal
  const of = { opptId: frame.opptId, custDealId }
  return (
    <ColumnCard data-deal="" aria-label="Deal" tabIndex={0}>
      <Section
        size="large"
        title={vehicleName(vehicle) || 'Unknown vehicle'}
        subtitle={describe(vehicle)}
        action={
          deal.opptId !== null && (
            <LinkButton size="small" href={opportunityPath(deal.opptId)} linkComponent={RouterLink}>
              Open opportunity
            </LinkButton>
          )
        }
      />
      <Indicators customer={customer} isSource={dealGroup(deal, frame.sourceVin) === 'source'} />
      <Pair>
        <div>
          <DealInfo of={of} deal={deal} isRead={parts.includes('dealInfo')} />
        </div>
        <div>
          <DealProducts of={of} />
          <DealAppraisals of={of} />
        </div>
      </Pair>
      <DealOffers hyperionId={frame.hyperionId} vin={vehicle.vin} />
      <RepairOrders opptId={frame.opptId} vin={vehicle.vin} />
    </ColumnCard>
  )
}

const describe = ({ vin, color, mileage }: ListedDeal360['vehicle']): string =>
  [vin === null ? null : `VIN ${vin}`, color, mileage === null ? null : `${formatCount(mileage)} miles`]
    .filter((part) => part !== null)
    .join(' · ')
