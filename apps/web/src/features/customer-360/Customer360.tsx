import { customerSince, type Customer360 as Customer } from '@retain/domain/customer-360/customer360'
import { orderedDeals } from '@retain/domain/customer-360/dealOrder'
import { canSeeNumbers } from '@retain/domain/customer-360/numbers'
import { formatDate } from '@retain/domain/calendar/formats'
import { formatCount, formatDollars } from '@retain/domain/money/format'
import type { OpportunityFrame } from '@retain/domain/opportunity/sections'
import { opportunityPath } from '@retain/domain/opportunity/opportunityPath'
import { pageTitles } from '@retain/domain/session/routes/pageTitles'
import { Chip } from '@retain/ui/chip'
import { Page } from '@retain/ui/page'
import { PageHeader } from '@retain/ui/page-header'
import { useMemo } from 'react'
import { useAppSelector } from '../../core/state/appHooks'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'
import { selectUser } from '../../session/sessionSlice'
import { RouterLink } from '../../shell/RouterLink'
import { freshFor } from '../opportunity/opening/readOpportunity'
import { CustomerColumn } from './CustomerColumn'
import { customer360Api } from './customer360Api'
import { Columns360, Total } from './customer360Style'
import { DealCard360 } from './DealCard360'
import { ListCard360 } from './ListCard360'
import { useView360 } from './useView360'

const fresh = { refetchOnMountOrArgChange: freshFor }

interface Customer360Props {
  /** The opportunity from which the view was opened; its vehicle gives the source VIN (OP-016). */
  readonly frame: OpportunityFrame
  readonly customer: Customer
}

/** A customer beside the deals, and the chosen one of these. */
export function Customer360({ frame, customer }: Customer360Props) {
  const { opptId, sourceVin } = frame
  const { customerId, lifetimeService } = customer
  const roles = useAppSelector(selectUser)?.roles ?? []
  const offset = useStoreOffset()
  const view = useView360()
  const query = customer360Api.useListDeals360Query({ query: { opptId, customerId } }, fresh)
  const deals = useMemo(() => orderedDeals(query.data ?? [], sourceVin), [query.data, sourceVin])
  const chosen = deals.find(({ custDealId }) => custDealId === view.custDealId) ?? deals[0]
  const since = customerSince(deals)
  return (
    <Page isRecord reachesEdge>
      <title>{`${customer.fullName ?? ''} · ${pageTitles.customer360}`}</title>
      <PageHeader
        title={pageTitles.customer360}
        back={{
          href: opportunityPath(opptId),
          label: pageTitles.opportunity,
          linkComponent: RouterLink,
        }}
        isTitledAbove={false}
        end={
          canSeeNumbers(roles) &&
          lifetimeService !== null && (
            <Total>
              Lifetime service <b>{formatDollars(lifetimeService)}</b>
            </Total>
          )
        }
      >
        {since !== null && <Chip>{`Customer since ${formatDate(since, offset)}`}</Chip>}
        {deals.length > 0 && (
          <Chip>{`${formatCount(deals.length)} ${deals.length === 1 ? 'deal' : 'deals'}`}</Chip>
        )}
      </PageHeader>
      <Columns360>
        <CustomerColumn customer={customer} />
        <ListCard360
          frame={frame}
          customerId={customerId}
          deals={query}
          view={view}
          chosen={chosen?.custDealId ?? null}
        />
        <DealCard360 key={chosen?.custDealId} frame={frame} customer={customer} deals={query} deal={chosen} />
      </Columns360>
    </Page>
  )
}
