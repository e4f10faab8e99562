import { globalHyperionId, globalScope } from '@retain/domain/settings/settingScope'
import { generalSettingKeys } from '@retain/domain/settings/settingScreens'
import { settingsPageSize } from '@retain/domain/settings/settingFilter'
import { firstPage } from '@retain/domain/paging/pageSize'
import { Page } from '@retain/ui/page'
import { PageHeader } from '@retain/ui/page-header'
import { usePageTitle } from '../../shell/pageTitle'
import { SettingsForm } from './SettingsForm'
import { SettingsWaiting } from './SettingsWaiting'
import { useGlobalSettingsQuery } from './settingAdminApi'

const ofEverybody = {
  params: { hyperionId: globalHyperionId },
  query: { pageNumber: firstPage, pageSize: settingsPageSize },
}

/** The settings of everybody: what counts where no market, brand or store has set its own (S-035, O-500). */
export function GlobalSettingsPage() {
  const title = usePageTitle() ?? ''
  const { data, isError, refetch } = useGlobalSettingsQuery(ofEverybody, { refetchOnMountOrArgChange: true })
  const settings = data?.list.filter(({ settingKeyId }) => generalSettingKeys.includes(settingKeyId))
  return (
    <Page>
      <title>{title}</title>
      <PageHeader title={title} />
      {settings === undefined ? (
        <SettingsWaiting isError={isError} onRetry={() => void refetch()} />
      ) : (
        <SettingsForm settings={settings} scope={globalScope} label="Settings of all stores" />
      )}
    </Page>
  )
}
