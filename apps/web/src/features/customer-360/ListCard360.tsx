import type { ListedDeal360 } from '@retain/domain/customer-360/customer360'
import { tabLabels360, tabs360, type Tab360 } from '@retain/domain/customer-360/tabs360'
import type { OpportunityFrame } from '@retain/domain/opportunity/sections'
import { Section } from '@retain/ui/section'
import { Tabs } from '@retain/ui/tabs'
import { freshFor } from '../opportunity/opening/readOpportunity'
import { customer360Api } from './customer360Api'
import { ColumnCard } from './customer360Style'
import { DealList } from './DealList'
import { Part, type PartQuery } from './PartSection'
import { SearchHistory } from './SearchHistory'
import { TimelineTab } from './TimelineTab'
import type { useView360 } from './useView360'
import { ViewHistory } from './ViewHistory'

const fresh = { refetchOnMountOrArgChange: freshFor }

interface ListCard360Props {
  readonly frame: OpportunityFrame
  readonly customerId: string
  readonly deals: PartQuery<readonly ListedDeal360[]>
  readonly view: ReturnType<typeof useView360>
  /** The deal that is shown beside; `null` without any. */
  readonly chosen: string | null
}

/** The deals of the customer, and what was looked at and searched for, each with how much it holds (O-341 to O-343). */
export function ListCard360({ frame, customerId, deals, view, chosen }: ListCard360Props) {
  const of = { query: { opptId: frame.opptId, customerId } }
  const views = customer360Api.useListViewHistoryQuery(of, fresh)
  const searches = customer360Api.useListSearchHistoryQuery(of, fresh)
  const counts: Readonly<Record<Tab360, number | undefined>> = {
    deals: deals.data?.length,
    viewHistory: views.data?.length,
    searchHistory: searches.data?.length,
    timeline: undefined,
  }
  return (
    <ColumnCard data-tour="customer-360">
      <Tabs
        label="What is known of the customer"
        tabs={tabs360.map((id) => ({ id, label: tabLabels360[id], count: counts[id] }))}
        value={view.tab}
        onChange={view.showTab}
        activation="automatic"
      >
        {view.tab === 'deals' && (
          <PartPanel query={deals} errorText="The deals could not be loaded.">
            {(list) => (
              <DealList deals={list} sourceVin={frame.sourceVin} chosen={chosen} onChoose={view.showDeal} />
            )}
          </PartPanel>
        )}
        {view.tab === 'viewHistory' && (
          <PartPanel query={views} errorText="The view history could not be loaded.">
            {(list) => <ViewHistory views={list} />}
          </PartPanel>
        )}
        {view.tab === 'searchHistory' && (
          <PartPanel query={searches} errorText="The search history could not be loaded.">
            {(list) => <SearchHistory searches={list} />}
          </PartPanel>
        )}
        {view.tab === 'timeline' && <TimelineTab opptId={frame.opptId} customerId={customerId} />}
      </Tabs>
    </ColumnCard>
  )
}

type PartPanelProps<Data> = Omit<Parameters<typeof Part<Data>>[0], 'lines'>

function PartPanel<Data>(props: PartPanelProps<Data>) {
  const { query } = props
  const part = <Part {...props} lines={6} />
  return query.data === undefined || query.isError ? <Section>{part}</Section> : part
}
