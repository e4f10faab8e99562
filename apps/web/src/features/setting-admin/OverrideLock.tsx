import { mayLockSettings } from '@retain/domain/settings/settingAccess'
import { settingLevel, type SettingScope } from '@retain/domain/settings/settingScope'
import type { Setting } from '@retain/domain/settings/storeSettings'
import { Section } from '@retain/ui/section'
import { Switch } from '@retain/ui/switch'
import { useAppSelector } from '../../core/state/appHooks'
import { selectRoles } from '../../session/sessionSlice'
import { useSettingChange } from './useSettingChange'

interface OverrideLockProps {
  readonly setting: Setting
  readonly scope: SettingScope
}

/** The lock of a setting for its scope; it holds for everything below it (O-394, O-402, OP-127). */
export function OverrideLock({ setting, scope }: OverrideLockProps) {
  const mayLock = mayLockSettings(useAppSelector(selectRoles))
  const { isBusy, change } = useSettingChange(setting, scope)
  // The nearest lock is the one that is told: one of a wider scope leaves this switch off.
  const isLockedHere = setting.lockLevel === settingLevel(scope)
  return (
    <Section>
      <Switch
        label="Lock"
        hint="A locked setting keeps its value until it is unlocked."
        value={isLockedHere}
        onChange={(isLocked) => change({ kind: 'lock', isLocked })}
        isDisabled={isBusy}
        isReadOnly={!mayLock}
      />
    </Section>
  )
}
