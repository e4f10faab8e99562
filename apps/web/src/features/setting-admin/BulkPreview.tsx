import type { PlacedStore } from '@retain/domain/session/storeRegions'
import { scopeTitle } from '@retain/domain/settings/scopePlaces'
import { settingCatalogue, type SettingKey } from '@retain/domain/settings/settingCatalogue'
import type { BulkPlan } from '@retain/domain/settings/settingBulk'
import { storeScope, type SettingScope } from '@retain/domain/settings/settingScope'
import { KeyValueList } from '@retain/ui/key-value-list'
import { Section } from '@retain/ui/section'

interface BulkPreviewProps {
  readonly settingKeyId: SettingKey
  readonly plan: BulkPlan
  readonly stores: readonly PlacedStore[]
}

/** What a change of many stores will do: from what to what, and who is left out. */
export function BulkPreview({ settingKeyId, plan, stores }: BulkPreviewProps) {
  const { defaultValue } = settingCatalogue[settingKeyId]
  const shown = (value: string | null) => value ?? `${defaultValue} (default)`
  const names = (scopes: readonly SettingScope[]) =>
    scopes.map((scope) => scopeTitle(scope, stores)).join(', ')
  return (
    <Section title="What will change" count={plan.effects.length} headingLevel={3}>
      <KeyValueList
        items={plan.effects.map(({ hyperionId, from, to }) => ({
          label: scopeTitle(storeScope(hyperionId), stores),
          value: `${shown(from.settingValue)} → ${shown(to.settingValue)}`,
        }))}
      />
      {plan.effects.length === 0 && <p>Nothing changes for any store.</p>}
      {plan.unchanged.length > 0 && <p>{`Stay as they are: ${names(plan.unchanged)}.`}</p>}
      {plan.locked.length > 0 && <p>{`Locked, and left out: ${names(plan.locked)}.`}</p>}
    </Section>
  )
}
