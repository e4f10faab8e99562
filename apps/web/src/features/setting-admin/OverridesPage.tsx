import { globalScope, storeScope } from '@retain/domain/settings/settingScope'
import { Button } from '@retain/ui/button'
import { EmptyState } from '@retain/ui/empty-state'
import { Page } from '@retain/ui/page'
import { PageHeader } from '@retain/ui/page-header'
import { SplitLayout } from '@retain/ui/split-layout'
import { ListChecks, SearchX } from 'lucide-react'
import { useState } from 'react'
import { useAppSelector } from '../../core/state/appHooks'
import { useLeave } from '../../forms/unsavedChanges'
import { selectActiveStore } from '../../session/active-store/activeStoreSlice'
import { usePageTitle } from '../../shell/pageTitle'
import { BulkChange } from './BulkChange'
import { BulkNotice } from './BulkNotice'
import { OverridePanel } from './OverridePanel'
import { OverridesFilter } from './OverridesFilter'
import { OverridesList } from './OverridesList'
import { useBulkUndo } from './useBulkUndo'
import { useMayChangeStores } from './useMayChangeStores'
import { useOverridesView } from './useOverridesView'
import { usePlacedStores } from './usePlacedStores'

/** The setting overrides, and the panel of one beside them (S-036, S-037, O-027, O-028). */
export function OverridesPage() {
  const title = usePageTitle() ?? ''
  const address = useOverridesView()
  const { view, shown, isUnknown } = address
  const stores = usePlacedStores()
  const active = useAppSelector(selectActiveStore)
  const mayChangeStores = useMayChangeStores()
  const [isChanging, setIsChanging] = useState(false)
  const leave = useLeave()
  const { notice, changed, undo, isUndoing, dismiss } = useBulkUndo()
  const scope = shown?.scope ?? (active === null ? globalScope : storeScope(active.hyperionId))
  const list = <OverridesList address={address} stores={stores} />
  return (
    <Page reachesEdge>
      <title>{title}</title>
      <PageHeader
        title={title}
        end={
          mayChangeStores && (
            <Button icon={<ListChecks aria-hidden="true" />} onPress={() => setIsChanging(true)}>
              Change many stores
            </Button>
          )
        }
      />
      {notice !== null && (
        <BulkNotice notice={notice} onUndo={undo} isUndoing={isUndoing} onClose={dismiss} />
      )}
      <OverridesFilter view={view} stores={stores} onChange={address.filter} />
      {isUnknown && <EmptyState icon={<SearchX aria-hidden="true" />} text="There is no such setting." />}
      {shown === null ? (
        list
      ) : (
        <SplitLayout
          label="Resize the panel"
          start={list}
          end={
            <OverridePanel
              key={`${shown.settingKeyId} ${JSON.stringify(scope)}`}
              settingKeyId={shown.settingKeyId}
              scope={scope}
              stores={stores}
              onClose={() => leave(() => address.open(null))}
            />
          }
        />
      )}
      {isChanging && <BulkChange stores={stores} onChanged={changed} onClose={() => setIsChanging(false)} />}
    </Page>
  )
}
