import { notFoundTexts } from '@retain/domain/messages/pageTexts'
import { pageTitles } from '@retain/domain/session/routes/pageTitles'
import { ErrorState } from '@retain/ui/error-state'
import { Page } from '@retain/ui/page'
import { PageHeader } from '@retain/ui/page-header'
import { PageMessage } from '@retain/ui/page-message'
import { Splash } from '@retain/ui/splash'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { useWatchedStore } from '../../live/useWatchedStore'
import { UTurn } from '../../shell/ErrorPage'
import { freshFor } from '../opportunity/opening/readOpportunity'
import { opportunityApi } from '../opportunity/opportunityApi'
import { Customer360 } from './Customer360'
import { customer360Api } from './customer360Api'

const fresh = { refetchOnMountOrArgChange: freshFor }

/** Everything that the stores of the user know of the customer of an opportunity (O-009, O-020, S-071). */
export function Customer360Page() {
  const { id = '' } = useParams()
  return <OfOpportunity key={id} opptId={id} />
}

function OfOpportunity({ opptId }: { readonly opptId: string }) {
  const ofFrame = useMemo(() => ({ params: { opptId } }), [opptId])
  const ofCustomers = useMemo(() => ({ query: { opptId } }), [opptId])
  const frame = opportunityApi.useGetOpportunityDetailsQuery(ofFrame, fresh)
  const customers = customer360Api.useListCustomers360Query(ofCustomers, fresh)
  useWatchedStore(frame.data?.hyperionId)
  const customer = customers.data?.[0]
  if (frame.data !== undefined && customer !== undefined)
    return <Customer360 frame={frame.data} customer={customer} />
  const hasFailed = frame.isError || customers.isError
  const isMissing = customers.data?.length === 0
  return (
    <Page isRecord>
      <title>{pageTitles.customer360}</title>
      <PageHeader title={hasFailed || isMissing ? pageTitles.customer360 : ''} isTitledAbove={false} />
      {isMissing ? (
        <PageMessage kind="not-found" {...notFoundTexts} action={<UTurn />} />
      ) : hasFailed ? (
        <ErrorState
          text="The customer could not be loaded."
          onRetry={() => {
            if (frame.isError) void frame.refetch()
            if (customers.isError) void customers.refetch()
          }}
        />
      ) : (
        <Splash isInline text="Loading" />
      )}
    </Page>
  )
}
