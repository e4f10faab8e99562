import type { PlacedStore } from '@retain/domain/session/storeRegions'
import { scopePlace, scopeTitle } from '@retain/domain/settings/scopePlaces'
import { settingCatalogue, type SettingKey } from '@retain/domain/settings/settingCatalogue'
import { settingExplanations } from '@retain/domain/settings/settingExplanations'
import {
  isSameScope,
  scopeName,
  settingInForce,
  type SettingScope,
} from '@retain/domain/settings/settingScope'
import type { Setting } from '@retain/domain/settings/storeSettings'
import { Drawer } from '@retain/ui/drawer'
import { EmptyState } from '@retain/ui/empty-state'
import { ErrorState } from '@retain/ui/error-state'
import { KeyValueList } from '@retain/ui/key-value-list'
import { Section } from '@retain/ui/section'
import { Skeleton } from '@retain/ui/skeleton'
import { SearchX } from 'lucide-react'
import { styled } from 'styled-components'
import { OverrideForm } from './OverrideForm'
import { OverrideLock } from './OverrideLock'
import { SettingHistory } from './SettingHistory'
import { useListSettingsQuery } from './settingAdminApi'

/** What the setting does, above whom its value is for. */
const Explanation = styled.p`
  margin: 0 0 8px;
  color: var(--ink-2);
`

interface OverridePanelProps {
  readonly settingKeyId: SettingKey
  readonly scope: SettingScope
  readonly stores: readonly PlacedStore[]
  readonly onClose: () => void
}

const whole = { pageNumber: 1, pageSize: 10_000 }

/** One setting for one store, market, brand or everybody: its value, its lock and its history (O-393 to O-395). */
export function OverridePanel({ settingKeyId, scope, stores, onClose }: OverridePanelProps) {
  const { displayName } = settingCatalogue[settingKeyId]
  const { data, isError, refetch } = useListSettingsQuery(
    { query: { settingKeyId, ...whole } },
    { refetchOnMountOrArgChange: true },
  )
  const rows = data?.list
  const setting = rows?.find((row) => isSameScope(row, scope))
  const { store, market, brand } = scopePlace(scope, stores)
  const content = () => {
    if (setting !== undefined && rows !== undefined)
      return (
        <>
          <OverrideForm setting={setting} scope={scope} otherwise={otherwise(setting, rows, stores)} />
          <OverrideLock setting={setting} scope={scope} />
          <SettingHistory setting={setting} scope={scope} />
        </>
      )
    if (isError) return <ErrorState text="The setting could not be loaded." onRetry={() => void refetch()} />
    if (rows === undefined) return <Skeleton lines={6} label="Loading the setting" />
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        text="This setting is not offered for what the address names."
      />
    )
  }
  return (
    <Drawer kind="docked" title={displayName} subtitle={settingKeyId} isOpen onClose={onClose}>
      <Section>
        <Explanation>{settingExplanations[settingKeyId]}</Explanation>
        <KeyValueList
          items={[
            { label: 'Store', value: store },
            { label: 'Market', value: market === '' ? null : market },
            { label: 'Brand', value: brand === '' ? null : brand },
          ]}
        />
      </Section>
      {content()}
    </Drawer>
  )
}

/** What counts for a store where it has no value of its own, and where that comes from. */
function otherwise(setting: Setting, rows: readonly Setting[], stores: readonly PlacedStore[]): string {
  const place = stores.find(({ hyperionId }) => hyperionId === setting.hyperionId)
  const wider = rows.filter((row) => scopeName(row) !== scopeName(setting))
  const counts = place === undefined ? null : settingInForce(wider, place)
  if (counts === null) return `Without a value ${setting.defaultValue} counts, the default.`
  return `Without a value ${counts.settingValue ?? ''} counts, of ${scopeTitle(counts, stores)}.`
}
