import { notFoundTexts } from '@retain/domain/messages/pageTexts'
import { detailsErrorText } from '@retain/domain/opportunity/status/detailsStatus'
import { ErrorState } from '@retain/ui/error-state'
import { Page } from '@retain/ui/page'
import { PageHeader } from '@retain/ui/page-header'
import { PageMessage } from '@retain/ui/page-message'
import { Splash } from '@retain/ui/splash'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { useWatchedStore } from '../../live/useWatchedStore'
import { UTurn } from '../../shell/ErrorPage'
import { keepLastOpportunity } from '../opportunity/lastOpportunity'
import { Playground } from './Playground'
import { usePlaygroundData } from './usePlaygroundData'

/** The playground of an opportunity, also at its legacy address and below its customer (O-014, O-016, O-019, OP-014). */
export function PlaygroundPage() {
  const { id = '' } = useParams()
  return <OfOpportunity key={id} opptId={id} />
}

function OfOpportunity({ opptId }: { readonly opptId: string }) {
  const { data, status, retry } = usePlaygroundData(opptId)
  useWatchedStore(data?.frame.hyperionId)
  useEffect(() => keepLastOpportunity(opptId), [opptId])
  if (data !== null) return <Playground {...data} />
  return (
    <Page isRecord>
      <PageHeader title={status === 'error' ? 'Playground' : ''} isTitledAbove={false} />
      {status === 'error' ? (
        <ErrorState text={detailsErrorText} onRetry={retry} retryLabel="Try again" />
      ) : status === 'complete' ? (
        <PageMessage kind="not-found" {...notFoundTexts} action={<UTurn />} />
      ) : (
        <Splash isInline text="Loading" />
      )}
    </Page>
  )
}
