import { rowHeight } from '@retain/domain/work-log/gridLayout'
import { nothingFoundText } from '@retain/domain/list/listState'
import type { PlacedStore } from '@retain/domain/session/storeRegions'
import { overridesQuery } from '@retain/domain/settings/overridesView'
import { scopeTitle } from '@retain/domain/settings/scopePlaces'
import type { Setting } from '@retain/domain/settings/storeSettings'
import { Bar } from '@retain/ui/bar'
import { ErrorState } from '@retain/ui/error-state'
import { Grid } from '@retain/ui/grid'
import { GridCardFrame } from '@retain/ui/grid-card'
import { ListFrame } from '@retain/ui/list-frame'
import { useCallback, useMemo } from 'react'
import { ListPager } from '../../list/paging/ListPager'
import { CountedList } from '../../list/results/CountedList'
import { ResultCount } from '../../list/results/ResultCount'
import { RouterLink } from '../../shell/RouterLink'
import { LockSign, overrideColumns, overrideId, SetChip } from './overrideColumns'
import { useListSettingsQuery } from './settingAdminApi'
import type { useOverridesView } from './useOverridesView'

interface OverridesListProps {
  readonly address: ReturnType<typeof useOverridesView>
  readonly stores: readonly PlacedStore[]
}

const countOf = { countDescription: 'settings' } as const
const noRows: readonly Setting[] = []

/** The overrides by 50 on a page (O-390, S-488). */
export function OverridesList({ address, stores }: OverridesListProps) {
  const { view, show, addressOf } = address
  const { data, isError, isFetching, refetch } = useListSettingsQuery(
    { query: overridesQuery(view) },
    { refetchOnMountOrArgChange: true },
  )
  const panelOf = useCallback(
    ({ settingKeyId, hyperionId, marketId, brandId }: Setting) =>
      addressOf({ settingKeyId, scope: { hyperionId, marketId, brandId } }),
    [addressOf],
  )
  const columns = useMemo(() => overrideColumns(stores, panelOf), [stores, panelOf])
  const renderCard = useCallback(
    (row: Setting) => (
      <GridCardFrame
        title={<RouterLink href={panelOf(row)}>{row.displayName}</RouterLink>}
        status={<SetChip setting={row} />}
        action={row.isLocked ? <LockSign /> : undefined}
        text={scopeTitle(row, stores)}
        figures={[
          ...(row.settingValue === null ? [] : [{ label: 'Value', value: row.settingValue }]),
          { label: 'Default Value', value: row.defaultValue },
        ]}
      />
    ),
    [panelOf, stores],
  )
  const status = isError && !isFetching ? 'error' : data === undefined ? 'loading' : 'ready'
  return (
    <CountedList>
      <Bar start={<ResultCount list={countOf} total={data?.total ?? null} />} />
      <ListFrame aria-label="Setting overrides">
        <Grid
          label="Setting overrides"
          columns={columns}
          rows={status === 'ready' ? (data?.list ?? noRows) : noRows}
          getRowKey={overrideId}
          rowHeight={rowHeight}
          status={status === 'ready' && isFetching ? 'refreshing' : status}
          emptyText={nothingFoundText}
          errorContent={
            <ErrorState
              text="The list could not be loaded."
              onRetry={() => void refetch()}
              retryLabel="Try Again"
            />
          }
          renderCard={renderCard}
        />
        {data !== undefined && data.pageCount > 0 && (
          <ListPager
            view={view}
            show={show}
            total={data.total}
            pageCount={data.pageCount}
            isLoading={isFetching}
          />
        )}
      </ListFrame>
    </CountedList>
  )
}
