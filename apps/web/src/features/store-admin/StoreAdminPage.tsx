import { skipToken } from '@reduxjs/toolkit/query/react'
import { storeAdditionalInfo } from '@retain/domain/session/storeAdditionalInfo'
import { storeAdminKeys } from '@retain/domain/settings/settingScreens'
import { CardFrame } from '@retain/ui/card-frame'
import { Page } from '@retain/ui/page'
import { PageHeader } from '@retain/ui/page-header'
import { useAppSelector } from '../../core/state/appHooks'
import { selectActiveStore } from '../../session/active-store/activeStoreSlice'
import { NoStore } from '../../shell/NoStore'
import { usePageTitle } from '../../shell/pageTitle'
import { SettingsWaiting } from '../setting-admin/SettingsWaiting'
import { useGlobalSettingsQuery } from '../setting-admin/settingAdminApi'
import { useStoreAdditionalInfoQuery } from './storeAdminApi'
import { StoreSettings } from './StoreSettings'

/** The settings of the active store, for those who may edit its overrides (S-043, S-736, S-826). */
export function StoreAdminPage() {
  const title = usePageTitle() ?? ''
  const store = useAppSelector(selectActiveStore)
  const { currentData, isError, refetch } = useGlobalSettingsQuery(
    store === null ? skipToken : { params: { hyperionId: store.hyperionId }, query: {} },
    { refetchOnMountOrArgChange: true },
  )
  const { currentData: place } = useStoreAdditionalInfoQuery(
    store === null ? skipToken : { query: { hyperionId: store.hyperionId } },
  )
  const brand = place === undefined ? null : storeAdditionalInfo(place).brandName
  return (
    <Page>
      <title>{title}</title>
      <PageHeader title={title} subtitle={[store?.name, brand].filter(Boolean).join(' · ')} />
      {store === null ? (
        <CardFrame data-filling="">
          <NoStore />
        </CardFrame>
      ) : currentData === undefined ? (
        <SettingsWaiting isError={isError} onRetry={() => void refetch()} />
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
