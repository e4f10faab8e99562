import type { PlacedStore } from '@retain/domain/session/storeRegions'
import { generalSettingKeys } from '@retain/domain/settings/settingScreens'
import { settingCatalogue, type SettingKey } from '@retain/domain/settings/settingCatalogue'
import { Banner } from '@retain/ui/banner'
import { FormDialog } from '@retain/ui/form-dialog'
import { FormFields } from '@retain/ui/form-layout'
import { MultiSelect } from '@retain/ui/multi-select'
import { SegmentedControl } from '@retain/ui/segmented-control'
import { Select } from '@retain/ui/select'
import { BulkPreview } from './BulkPreview'
import { SettingValueField } from './SettingValueField'
import { useBulkChange, type DoneBulkChange } from './useBulkChange'

interface BulkChangeProps {
  readonly stores: readonly PlacedStore[]
  readonly onChanged: (changed: DoneBulkChange) => void
  readonly onClose: () => void
}

const keyOptions = generalSettingKeys.map((key) => ({ id: key, label: settingCatalogue[key].displayName }))

/** One setting changed in many stores at once, with what will change before it is done. */
export function BulkChange({ stores, onChanged, onClose }: BulkChangeProps) {
  const bulk = useBulkChange(stores, (changed) => {
    onChanged(changed)
    onClose()
  })
  const { settingKeyId, choose, plan, wrong } = bulk
  return (
    <FormDialog
      title="Change many stores"
      size="wide"
      isOpen
      submitLabel={plan === null ? 'Change' : `Change ${plan.toSave.length}`}
      isSubmitDisabled={plan === null || plan.toSave.length === 0}
      isAwaitingClose={bulk.isBusy}
      error={bulk.failure ?? undefined}
      hasChanges={bulk.isBegun}
      onSubmit={bulk.save}
      onClose={onClose}
    >
      <FormFields role="group" aria-label="Change many stores">
        <Select
          label="Setting"
          options={keyOptions}
          value={settingKeyId}
          onChange={(key) => choose({ settingKeyId: key as SettingKey, value: '' })}
        />
        <SegmentedControl
          label="Change"
          options={[
            { id: 'set', label: 'Set a value' },
            { id: 'remove', label: 'Remove overrides' },
          ]}
          value={bulk.isRemoving ? 'remove' : 'set'}
          onChange={(id) => choose({ isRemoving: id === 'remove' })}
        />
        {settingKeyId !== null && !bulk.isRemoving && (
          <SettingValueField
            settingKeyId={settingKeyId}
            label="Value"
            value={bulk.value}
            onChange={(value) => choose({ value })}
            error={wrong}
          />
        )}
        <Select
          label="Add all stores of"
          placeholder="Market or brand"
          options={bulk.groups}
          value={null}
          onChange={bulk.addStoresOf}
        />
        <MultiSelect
          label="Stores"
          placeholder="None chosen"
          isSearchable
          options={bulk.options}
          value={bulk.chosen}
          onChange={(chosen) => choose({ chosen })}
        />
        {bulk.isError && <Banner tone="danger">What is set now could not be loaded.</Banner>}
        {plan !== null && settingKeyId !== null && (
          <BulkPreview settingKeyId={settingKeyId} plan={plan} stores={stores} />
        )}
      </FormFields>
    </FormDialog>
  )
}
