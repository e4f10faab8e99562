import { skipToken } from '@reduxjs/toolkit/query/react'
import { noStoreText } from '@retain/domain/session/activeStore'
import { storeAdminKeys } from '@retain/domain/settings/settingScreens'
import { CardFrame } from '@retain/ui/card-frame'
import { EmptyState } from '@retain/ui/empty-state'
import { ErrorState } from '@retain/ui/error-state'
import { Page } from '@retain/ui/page'
import { PageHeader } from '@retain/ui/page-header'
import { Skeleton } from '@retain/ui/skeleton'
import { Store } from 'lucide-react'
import { useAppSelector } from '../../core/state/appHooks'
import { selectActiveStore } from '../../session/active-store/activeStoreSlice'
import { usePageTitle } from '../../shell/pageTitle'
import { useGlobalSettingsQuery } from '../setting-admin/settingAdminApi'
import { StoreSettings } from './StoreSettings'

/** The settings of the active store, for those who may edit its overrides (S-043, S-736, S-826). */
export function StoreAdminPage() {
  const title = usePageTitle() ?? ''
  const store = useAppSelector(selectActiveStore)
  const { currentData, isError, refetch } = useGlobalSettingsQuery(
    store === null ? skipToken : { params: { hyperionId: store.hyperionId }, query: {} },
    { refetchOnMountOrArgChange: true },
  )
  const content = () => {
    if (store === null) return <EmptyState icon={<Store aria-hidden="true" />} text={noStoreText} />
    if (isError) return <ErrorState text="The settings could not be loaded." onRetry={() => void refetch()} />
    return <Skeleton lines={8} label="Loading the settings" />
  }
  return (
    <Page>
      <title>{title}</title>
      <PageHeader title={title} subtitle={store?.name} />
      {store === null || currentData === undefined ? (
        <CardFrame data-filling="">{content()}</CardFrame>
      ) : (
        <StoreSettings
          key={store.hyperionId}
          hyperionId={store.hyperionId}
          storeName={store.name}
          settings={currentData.list.filter(({ settingKeyId }) => storeAdminKeys.includes(settingKeyId))}
        />
      )}
    </Page>
  )
}
