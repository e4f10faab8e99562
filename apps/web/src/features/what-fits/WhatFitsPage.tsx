import { notFoundTexts } from '@retain/domain/messages/pageTexts'
import { detailsErrorText } from '@retain/domain/opportunity/status/detailsStatus'
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
import { useSection } from '../opportunity/section'
import { useStockOffers } from './useStockOffers'
import { WhatFits } from './WhatFits'

const fresh = { refetchOnMountOrArgChange: freshFor }

/** The stock of the store of an opportunity by what it would cost the customer. */
export function WhatFitsPage() {
  const { id = '' } = useParams()
  return <OfOpportunity key={id} opptId={id} />
}

function OfOpportunity({ opptId }: { readonly opptId: string }) {
  const of = useMemo(() => ({ params: { opptId } }), [opptId])
  const frame = useSection('frame', opportunityApi.useGetOpportunityDetailsQuery(of, fresh), false)
  const stock = useStockOffers(opptId)
  useWatchedStore(frame.data?.hyperionId)
  if (frame.data !== undefined && stock.head !== null)
    return <WhatFits opptId={opptId} customerName={frame.data.customerName} stock={stock} head={stock.head} />
  const hasFailed = frame.status === 'error' || stock.status === 'error'
  return (
    <Page isRecord>
      <title>{pageTitles.opportunityWhatFits}</title>
      <PageHeader title={hasFailed ? pageTitles.opportunityWhatFits : ''} isTitledAbove={false} />
      {frame.status === 'complete' && frame.data === undefined ? (
        <PageMessage kind="not-found" {...notFoundTexts} action={<UTurn />} />
      ) : hasFailed ? (
        <ErrorState
          text={frame.status === 'error' ? detailsErrorText : 'The stock could not be loaded.'}
          onRetry={() => {
            if (frame.status === 'error') frame.refetch()
            if (stock.status === 'error') stock.retry()
          }}
          retryLabel="Try again"
        />
      ) : (
        <Splash isInline text="Loading" />
      )}
    </Page>
  )
}
