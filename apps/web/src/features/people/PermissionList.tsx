import { inCatalogueOrder, permissionCatalogue } from '@retain/domain/people/permissionCatalogue'
import { permissions, type Permission } from '@retain/domain/session/user/permissions'
import { rowHeight } from '@retain/domain/work-log/gridLayout'
import { ErrorState } from '@retain/ui/error-state'
import { Figure } from '@retain/ui/figure'
import { Grid } from '@retain/ui/grid'
import { GridCardFrame } from '@retain/ui/grid-card'
import type { GridColumn } from '@retain/ui/grid-column'
import { ListFrame } from '@retain/ui/list-frame'
import { useCallback, useMemo } from 'react'
import { RouterLink } from '../../shell/RouterLink'
import { useListPeopleChoicesQuery } from './peopleApi'
import type { PeopleAddress } from './usePeopleView'

/** A permission with how many people hold it. */
interface CountedPermission {
  readonly permission: Permission
  readonly people: number
}

const reachLabels = { all: 'All stores', store: 'Each store' } as const
const keyOf = ({ permission }: CountedPermission): string => permission
const noRows: readonly CountedPermission[] = []

const columnsOf = (
  addressOf: (permission: Permission) => string,
): readonly GridColumn<CountedPermission>[] => [
  {
    key: 'title',
    label: 'Permission',
    widthPercent: 24,
    minWidth: 200,
    isRowHeader: true,
    render: ({ permission }) => (
      <RouterLink href={addressOf(permission)}>{permissionCatalogue[permission].title}</RouterLink>
    ),
  },
  {
    key: 'text',
    label: 'What It Lets Somebody Do',
    widthPercent: 56,
    minWidth: 200,
    render: ({ permission }) => permissionCatalogue[permission].text,
  },
  {
    key: 'reach',
    label: 'Counts In',
    widthPercent: 12,
    minWidth: 96,
    render: ({ permission }) => reachLabels[permissionCatalogue[permission].reach],
  },
  {
    key: 'people',
    label: 'People',
    widthPercent: 8,
    minWidth: 72,
    align: 'end',
    render: ({ people }) => <Figure>{people}</Figure>,
  },
]

/** Every permission in words, with how many of the visible people hold it. */
export function PermissionList({ address: { holdersAddress } }: { readonly address: PeopleAddress }) {
  const { data, isError, isFetching, refetch } = useListPeopleChoicesQuery(
    {},
    { refetchOnMountOrArgChange: true },
  )
  const rows = useMemo(
    () =>
      data === undefined
        ? noRows
        : inCatalogueOrder(permissions).map((permission) => ({
            permission,
            people: data.permissions.find((one) => one.permission === permission)?.people ?? 0,
          })),
    [data],
  )
  const columns = useMemo(() => columnsOf(holdersAddress), [holdersAddress])
  const renderCard = useCallback(
    ({ permission, people }: CountedPermission) => (
      <GridCardFrame
        title={
          <RouterLink href={holdersAddress(permission)}>{permissionCatalogue[permission].title}</RouterLink>
        }
        text={permissionCatalogue[permission].text}
        figures={[{ label: 'People', value: <Figure>{people}</Figure> }]}
      />
    ),
    [holdersAddress],
  )
  const hasFailed = isError && data === undefined && !isFetching
  return (
    <ListFrame aria-label="Permissions">
      <Grid
        label="Permissions"
        columns={columns}
        rows={rows}
        getRowKey={keyOf}
        rowHeight={rowHeight}
        status={hasFailed ? 'error' : data === undefined ? 'loading' : 'ready'}
        emptyText=""
        errorContent={
          <ErrorState
            text="The permissions could not be loaded."
            onRetry={() => void refetch()}
            retryLabel="Try Again"
          />
        }
        renderCard={renderCard}
      />
    </ListFrame>
  )
}
