import { isStoredAt } from '@retain/domain/settings/settingRequests'
import { lockTexts } from '@retain/domain/settings/scopePlaces'
import { storeScope } from '@retain/domain/settings/settingScope'
import { settingSource, settingSourceTexts } from '@retain/domain/settings/settingSource'
import type { Setting } from '@retain/domain/settings/storeSettings'
import { Button } from '@retain/ui/button'
import { useMemo } from 'react'
import { SettingsForm } from '../setting-admin/SettingsForm'
import { useStoreValueRemoval } from './useStoreValueRemoval'

interface StoreSettingsProps {
  readonly hyperionId: string
  readonly storeName: string
  readonly settings: readonly Setting[]
}

const noteOf = (setting: Setting): string => {
  const source = settingSourceTexts[settingSource(setting)]
  return setting.lockLevel === null ? source : `${source} ${lockTexts[setting.lockLevel]}`
}

/** The settings of one store: each says where its value comes from, and a value of the store's own can be removed (S-826). */
export function StoreSettings({ hyperionId, storeName, settings }: StoreSettingsProps) {
  const scope = useMemo(() => storeScope(hyperionId), [hyperionId])
  const { isRemoving, remove } = useStoreValueRemoval(scope)
  const actionOf = (setting: Setting) =>
    isStoredAt(setting, scope) &&
    !setting.isLocked && (
      <Button
        variant="link"
        size="tiny"
        isDisabled={isRemoving}
        aria-label={`Remove the store's value of ${setting.displayName}`}
        onPress={() => remove(setting)}
      >
        Remove the store's value
      </Button>
    )
  return (
    <SettingsForm
      settings={settings}
      scope={scope}
      label={`Settings of ${storeName}`}
      noteOf={noteOf}
      actionOf={actionOf}
    />
  )
}
