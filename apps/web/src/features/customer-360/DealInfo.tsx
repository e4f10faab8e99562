import { formatDate } from '@retain/domain/calendar/formats'
import type { DealInfo360, ListedDeal360 } from '@retain/domain/customer-360/customer360'
import { formatDollars, formatPercent } from '@retain/domain/money/format'
import { KeyValueList, type KeyValue } from '@retain/ui/key-value-list'
import { Section } from '@retain/ui/section'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'
import { customer360Api } from './customer360Api'
import type { OfDeal } from './ofDeal'
import { PartSection } from './PartSection'

interface DealInfoProps {
  readonly of: OfDeal
  readonly deal: ListedDeal360
  /** The user may see what the deal cost; else it is not asked for (OP-115). */
  readonly isRead: boolean
}

const title = 'Deal info'

/** The contract of a deal, and what it cost for whoever may see that. */
export function DealInfo({ of, deal, isRead }: DealInfoProps) {
  const offset = useStoreOffset()
  const contract: readonly KeyValue[] = [
    { label: 'Deal #', value: deal.custDealId },
    { label: 'Deal type', value: deal.dealType },
    {
      label: 'Contract date',
      value: deal.contractDate === null ? null : formatDate(deal.contractDate, offset),
    },
    { label: 'Co-buyer', value: deal.coBuyer },
    { label: 'Selling store', value: deal.sellingStoreName ?? deal.sellingStoreHyperionId },
  ]
  if (!isRead)
    return (
      <Section title={title} headingLevel={3}>
        <KeyValueList items={contract} />
      </Section>
    )
  return <WithCost of={of} contract={contract} />
}

function WithCost({ of, contract }: { readonly of: OfDeal; readonly contract: readonly KeyValue[] }) {
  const { opptId, custDealId } = of
  const query = customer360Api.useGetDealInfo360Query({ params: { custDealId }, query: { opptId } })
  return (
    <PartSection title={title} query={query} errorText="The deal info could not be loaded." lines={10}>
      {(info) => <KeyValueList items={[...contract, ...cost(info)]} />}
    </PartSection>
  )
}

const cost = ({ price, payment, rate, term, lender, payoff }: DealInfo360): readonly KeyValue[] => [
  ...amount('Monthly payment', payment === null ? null : formatDollars(payment)),
  { label: 'Term', value: term === null ? null : `${term} months` },
  ...amount('Rate', rate === null ? null : formatPercent(rate)),
  { label: 'Lender', value: lender },
  ...amount('Price', price === null ? null : formatDollars(price)),
  ...amount('Payoff', payoff === null ? null : formatDollars(payoff)),
]

/** A figure that may not be seen, or is not known, leaves no line. */
const amount = (label: string, value: string | null): readonly KeyValue[] =>
  value === null ? [] : [{ label, value }]
