import { Page } from '@retain/ui/page'
import { PageHeader } from '@retain/ui/page-header'
import { Fragment } from 'react'
import { useAppSelector } from '../../core/state/appHooks'
import { selectActiveStore } from '../../session/active-store/activeStoreSlice'
import { NoStore } from '../../shell/NoStore'
import { usePageTitle } from '../../shell/pageTitle'
import { AdjustmentForm } from './AdjustmentForm'
import { AdjustmentList } from './AdjustmentList'

/** By how much the active store raises or lowers what trade-ins are worth to it (O-022, S-056). */
export function TradeAdjustmentPage() {
  const title = usePageTitle() ?? ''
  const store = useAppSelector(selectActiveStore)
  return (
    <Page reachesEdge>
      <title>{title}</title>
      <PageHeader title={title} />
      {store === null ? (
        <NoStore />
      ) : (
        // The key removes what was typed and shown of the previous store.
        <Fragment key={store.hyperionId}>
          <AdjustmentForm hyperionId={store.hyperionId} />
          <AdjustmentList hyperionId={store.hyperionId} />
        </Fragment>
      )}
    </Page>
  )
}
