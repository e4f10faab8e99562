import { formatCompactDateTime } from '@retain/domain/calendar/formats'
import type { OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import { jobLabels, namesInShort, notToldText, type Person } from '@retain/domain/people/person'
import { Figure } from '@retain/ui/figure'
import type { GridColumn } from '@retain/ui/grid-column'
import { RouterLink } from '../../shell/RouterLink'

/** The user name of somebody. */
export const personId = ({ userName }: Person): string => userName

/** When somebody was last seen, or that nothing was told yet. */
export const lastSeen = ({ toldAt }: Pick<Person, 'toldAt'>, offset: OffsetMinutes): string =>
  toldAt === null ? notToldText : formatCompactDateTime(toldAt, offset)

/** How many permissions somebody has; a blank where nothing was told. */
export const permissionCount = ({ toldAt, permissions }: Pick<Person, 'toldAt' | 'permissions'>): string =>
  toldAt === null ? '' : String(permissions.length)

/**
 * The columns of the people. The name leads to the panel.
 *
 * @param addressOf the address of somebody's panel.
 */
export const peopleColumns = (
  offset: OffsetMinutes,
  addressOf: (userName: string) => string,
): readonly GridColumn<Person>[] => [
  {
    key: 'fullName',
    label: 'Name',
    isSortable: true,
    widthPercent: 20,
    minWidth: 140,
    isRowHeader: true,
    render: ({ userName, fullName }) => <RouterLink href={addressOf(userName)}>{fullName}</RouterLink>,
  },
  {
    key: 'userName',
    label: 'User Name',
    isSortable: true,
    widthPercent: 18,
    minWidth: 120,
    render: ({ userName }) => userName,
  },
  {
    key: 'job',
    label: 'Job',
    widthPercent: 10,
    minWidth: 92,
    render: ({ job }) => (job === null ? null : jobLabels[job]),
  },
  {
    key: 'stores',
    label: 'Stores',
    widthPercent: 24,
    minWidth: 140,
    render: ({ storeNames }) => namesInShort(storeNames),
  },
  {
    key: 'permissions',
    label: 'Permissions',
    isSortable: true,
    widthPercent: 9,
    minWidth: 96,
    align: 'end',
    render: (person) => <Figure>{permissionCount(person)}</Figure>,
  },
  {
    key: 'toldAt',
    label: 'Last Seen',
    isSortable: true,
    widthPercent: 13,
    minWidth: 168,
    render: (person) => <Figure>{lastSeen(person, offset)}</Figure>,
  },
  {
    key: 'isActive',
    label: 'Active',
    widthPercent: 6,
    minWidth: 68,
    render: ({ isActive }) => (isActive ? 'Yes' : 'No'),
  },
]
