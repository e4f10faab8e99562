import { nothingFoundText } from '@retain/domain/list/listState'
import type { Page } from '@retain/domain/paging/page'
import { defaultPageSize } from '@retain/domain/paging/pageSize'
import type { EnabledStore } from '@retain/domain/settings/enabledStores'
import { ErrorState } from '@retain/ui/error-state'
import { Grid } from '@retain/ui/grid'
import { GridCardFrame } from '@retain/ui/grid-card'
import { ListFrame } from '@retain/ui/list-frame'
import { useCallback, useMemo } from 'react'
import { PageBar } from '../../list/paging/PageBar'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'
import { lastChange, storeColumns, StoreSwitch, switchState } from './storeColumns'
import type { WantedSwitch } from './useStoreSwitch'

interface StoresListProps {
  readonly data: Page<EnabledStore> | undefined
  readonly hasFailed: boolean
  readonly isFetching: boolean
  readonly onRetry: () => void
  readonly onPage: (page: number) => void
  readonly wanted: WantedSwitch | null
  readonly onSwitch: (store: EnabledStore, isEnabled: boolean) => void
}

/** A switch needs more room than a line of text. */
const rowHeight = 40
const noStores: readonly EnabledStore[] = []
const keyOf = ({ hyperionId }: EnabledStore): string => hyperionId

/** The stores with their switches, 50 on a page. */
export function StoresList(props: StoresListProps) {
  const { data, hasFailed, isFetching, onRetry, onPage, wanted, onSwitch } = props
  const offset = useStoreOffset()
  const columns = useMemo(
    () => storeColumns(offset, { wanted, onChange: onSwitch }),
    [offset, wanted, onSwitch],
  )
  const renderCard = useCallback(
    (store: EnabledStore) => (
      <GridCardFrame
        title={store.name}
        status={<StoreSwitch store={store} wanted={wanted} onChange={onSwitch} />}
        text={[store.hyperionId, store.marketName, switchState(store)].join(' · ')}
        figures={[{ label: 'Last change', value: lastChange(store, offset) }]}
      />
    ),
    [offset, wanted, onSwitch],
  )
  const status = data !== undefined ? (isFetching ? 'refreshing' : 'ready') : hasFailed ? 'error' : 'loading'
  return (
    <ListFrame aria-label="Stores">
      <Grid
        label="Stores"
        columns={columns}
        rows={data?.list ?? noStores}
        getRowKey={keyOf}
        rowHeight={rowHeight}
        status={status}
        emptyText={nothingFoundText}
        errorContent={
          <ErrorState text="The stores could not be loaded." onRetry={onRetry} retryLabel="Try Again" />
        }
        renderCard={renderCard}
      />
      {data !== undefined && data.pageCount > 1 && (
        <PageBar
          page={data.page}
          size={defaultPageSize}
          total={data.total}
          pageCount={data.pageCount}
          onPage={onPage}
        />
      )}
    </ListFrame>
  )
}
