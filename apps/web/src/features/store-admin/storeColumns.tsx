import { formatCompactDateTime } from '@retain/domain/calendar/formats'
import type { OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import type { EnabledStore } from '@retain/domain/settings/enabledStores'
import { lockedSettingText } from '@retain/domain/settings/settingDraft'
import type { GridColumn } from '@retain/ui/grid-column'
import { Switch } from '@retain/ui/switch'
import type { WantedSwitch } from './useStoreSwitch'

interface StoreSwitchProps {
  readonly store: EnabledStore
  /** What is being switched at the moment. */
  readonly wanted: WantedSwitch | null
  readonly onChange: (store: EnabledStore, isEnabled: boolean) => void
}

/** The switch of one store. It shows at once what it is to be, and cannot be used while one is being saved, or locked. */
export function StoreSwitch({ store, wanted, onChange }: StoreSwitchProps) {
  const isSaving = wanted?.store.hyperionId === store.hyperionId
  return (
    <Switch
      label={`${store.name} enabled`}
      isLabelHidden
      value={isSaving ? wanted.isEnabled : store.isEnabled}
      onChange={(isEnabled) => onChange(store, isEnabled)}
      isReadOnly={wanted !== null || store.isLocked}
    />
  )
}

/** Who used the switch last, and when; empty where nobody has. */
export const lastChange = ({ changedBy, changedDate }: EnabledStore, offset: OffsetMinutes): string =>
  changedBy === null || changedDate === null
    ? ''
    : `${changedBy}, ${formatCompactDateTime(changedDate, offset)}`

/** Whether a store is on, in a word, and that it is locked. */
export const switchState = ({ isEnabled, isLocked }: EnabledStore): string =>
  (isEnabled ? 'On' : 'Off') + (isLocked ? `, ${lockedSettingText}` : '')

/** The columns of the list of stores. */
export const storeColumns = (
  offset: OffsetMinutes,
  props: Omit<StoreSwitchProps, 'store'>,
): readonly GridColumn<EnabledStore>[] => [
  {
    key: 'name',
    label: 'Store',
    widthPercent: 30,
    minWidth: 160,
    isRowHeader: true,
    render: ({ name }) => name,
  },
  { key: 'hyperionId', label: 'Code', widthPercent: 8, minWidth: 64, render: (store) => store.hyperionId },
  { key: 'market', label: 'Market', widthPercent: 18, minWidth: 112, render: (store) => store.marketName },
  {
    key: 'switch',
    label: 'Enabled',
    widthPercent: 8,
    minWidth: 72,
    render: (store) => <StoreSwitch store={store} {...props} />,
  },
  { key: 'state', label: 'State', widthPercent: 12, minWidth: 64, render: switchState },
  {
    key: 'changed',
    label: 'Last change',
    widthPercent: 24,
    minWidth: 180,
    render: (store) => lastChange(store, offset),
  },
]
