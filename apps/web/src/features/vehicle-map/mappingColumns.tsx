import { formatCompactDateTime } from '@retain/domain/calendar/formats'
import type { OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import {
  mappingIconLabels,
  type MappingIconCode,
  type MappingItem,
} from '@retain/domain/vehicle-map/mappingItem'
import { Chip } from '@retain/ui/chip'
import { Figure } from '@retain/ui/figure'
import type { GridColumn } from '@retain/ui/grid-column'

const tones = { MAPPED: 'open', UNMAPPED: 'warn', DIFF: 'info' } as const satisfies Record<
  MappingIconCode,
  string
>

/** Whether an original is mapped, and to something else than itself. */
export const MappingChip = ({ iconCode }: Pick<MappingItem, 'iconCode'>) => (
  <Chip tone={tones[iconCode]}>{mappingIconLabels[iconCode]}</Chip>
)

/** The columns of the mapping table (O-406, O-410). */
export const mappingColumns = (offset: OffsetMinutes): readonly GridColumn<MappingItem>[] => [
  {
    key: 'mappedItem',
    label: 'Mapped From',
    widthPercent: 24,
    minWidth: 170,
    isRowHeader: true,
    render: ({ mappedItem }) => mappedItem,
  },
  {
    key: 'mappedTo',
    label: 'Mapped To',
    widthPercent: 22,
    minWidth: 170,
    render: ({ mappedTo }) => mappedTo,
  },
  {
    key: 'iconCode',
    label: 'State',
    widthPercent: 11,
    minWidth: 112,
    render: ({ iconCode }) => <MappingChip iconCode={iconCode} />,
  },
  {
    key: 'originalType',
    label: 'Original Type',
    widthPercent: 11,
    minWidth: 112,
    render: ({ originalType }) => originalType,
  },
  {
    key: 'changedBy',
    label: 'Changed By',
    widthPercent: 13,
    minWidth: 120,
    render: ({ changedBy }) => changedBy,
  },
  {
    key: 'changedDate',
    label: 'Changed Date',
    widthPercent: 14,
    minWidth: 160,
    render: ({ changedDate }) =>
      changedDate === null ? null : <Figure>{formatCompactDateTime(changedDate, offset)}</Figure>,
  },
]
