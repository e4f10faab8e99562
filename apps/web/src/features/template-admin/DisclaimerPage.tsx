import { CardFrame } from '@retain/ui/card-frame'
import { ErrorState } from '@retain/ui/error-state'
import { Page } from '@retain/ui/page'
import { PageHeader } from '@retain/ui/page-header'
import { Skeleton } from '@retain/ui/skeleton'
import { useAppSelector } from '../../core/state/appHooks'
import { selectActiveStore } from '../../session/active-store/activeStoreSlice'
import { usePageTitle } from '../../shell/pageTitle'
import { useGetDisclaimerQuery } from '../templates/templatesApi'
import { DisclaimerForm } from './DisclaimerForm'

/** The text below every email of the active store (S-045, O-386). */
export function DisclaimerPage() {
  const title = usePageTitle() ?? ''
  const store = useAppSelector(selectActiveStore)
  return (
    <Page>
      <title>{title}</title>
      <PageHeader title={title} />
      {store !== null && (
        <StoreDisclaimer key={store.hyperionId} hyperionId={store.hyperionId} storeName={store.name} />
      )}
    </Page>
  )
}

interface StoreDisclaimerProps {
  readonly hyperionId: string
  readonly storeName: string
}

function StoreDisclaimer({ hyperionId, storeName }: StoreDisclaimerProps) {
  const { data, isError, refetch } = useGetDisclaimerQuery(
    { query: { hyperionId } },
    { refetchOnMountOrArgChange: true },
  )
  if (data !== undefined) return <DisclaimerForm disclaimer={data} storeName={storeName} />
  return (
    <CardFrame data-filling="">
      {isError ? (
        <ErrorState text="The disclaimer could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={6} label="Loading the disclaimer" />
      )}
    </CardFrame>
  )
}
