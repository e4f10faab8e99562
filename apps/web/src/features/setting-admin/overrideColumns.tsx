import type { PlacedStore } from '@retain/domain/session/storeRegions'
import { isOverridden } from '@retain/domain/settings/settingFilter'
import { scopePlace } from '@retain/domain/settings/scopePlaces'
import { scopeName } from '@retain/domain/settings/settingScope'
import type { Setting } from '@retain/domain/settings/storeSettings'
import { Chip } from '@retain/ui/chip'
import type { GridColumn } from '@retain/ui/grid-column'
import { VisuallyHidden } from '@retain/ui/visually-hidden'
import { Lock } from 'lucide-react'
import { RouterLink } from '../../shell/RouterLink'

/** An override among others. */
export const overrideId = (setting: Setting): string => `${setting.settingKeyId} ${scopeName(setting)}`

/** Whether a value is set. */
export const SetChip = ({ setting }: { readonly setting: Setting }) => {
  const isSet = isOverridden(setting)
  return <Chip tone={isSet ? 'info' : 'neutral'}>{isSet ? 'Set' : 'Not set'}</Chip>
}

/** That an override is locked. */
export const LockSign = () => (
  <>
    <Lock size={14} aria-hidden="true" />
    <VisuallyHidden>Locked</VisuallyHidden>
  </>
)

/**
 * The columns of the overrides. The name of a setting leads to its panel.
 *
 * @param addressOf the address of an override's panel.
 */
export function overrideColumns(
  stores: readonly PlacedStore[],
  addressOf: (setting: Setting) => string,
): readonly GridColumn<Setting>[] {
  const places = new Map<string, ReturnType<typeof scopePlace>>()
  const placeOf = (setting: Setting) => {
    const name = scopeName(setting)
    const place = places.get(name) ?? scopePlace(setting, stores)
    places.set(name, place)
    return place
  }
  return [
    {
      key: 'displayName',
      label: 'Setting',
      widthPercent: 28,
      minWidth: 180,
      isRowHeader: true,
      render: (row) => <RouterLink href={addressOf(row)}>{row.displayName}</RouterLink>,
    },
    { key: 'store', label: 'Store', widthPercent: 18, minWidth: 192, render: (row) => placeOf(row).store },
    { key: 'market', label: 'Market', widthPercent: 14, minWidth: 164, render: (row) => placeOf(row).market },
    { key: 'brand', label: 'Brand', widthPercent: 11, minWidth: 88, render: (row) => placeOf(row).brand },
    { key: 'settingValue', label: 'Value', widthPercent: 8, minWidth: 64, render: (row) => row.settingValue },
    {
      key: 'defaultValue',
      label: 'Default Value',
      widthPercent: 9,
      minWidth: 72,
      render: ({ defaultValue }) => defaultValue,
    },
    {
      key: 'override',
      label: 'Override',
      widthPercent: 8,
      minWidth: 84,
      render: (row) => <SetChip setting={row} />,
    },
    {
      key: 'isLocked',
      label: 'Locked',
      widthPercent: 6,
      minWidth: 64,
      align: 'center',
      render: ({ isLocked }) => isLocked && <LockSign />,
    },
  ]
}
