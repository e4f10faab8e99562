import { formatCompactDateTime, formatDate } from '@retain/domain/calendar/formats'
import type { Instant } from '@retain/domain/calendar/instant'
import type { OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import { adjustmentState, expiresAt } from '@retain/domain/trade-adjustment/adjustmentEffect'
import {
  adjustmentStateLabels,
  adjustmentText,
  type AdjustmentState,
  type TradeAdjustmentRow,
} from '@retain/domain/trade-adjustment/tradeAdjustment'
import { Chip } from '@retain/ui/chip'
import { Figure } from '@retain/ui/figure'
import type { GridColumn } from '@retain/ui/grid-column'

const stateTones = { waiting: 'info', inForce: 'open', expired: 'neutral' } as const satisfies Record<
  AdjustmentState,
  string
>

interface StateChipProps {
  readonly row: TradeAdjustmentRow
  readonly now: Instant
  readonly offset: OffsetMinutes
}

/** Whether an adjustment counts. */
export function StateChip({ row, now, offset }: StateChipProps) {
  const state = adjustmentState(row, now, offset)
  return <Chip tone={stateTones[state]}>{adjustmentStateLabels[state]}</Chip>
}

/** Until when an adjustment counts. */
export const untilText = (row: TradeAdjustmentRow, offset: OffsetMinutes): string =>
  `${row.expiration} days, to ${formatDate(expiresAt(row), offset)}`

/** The columns of the list of trade adjustments (O-331). */
export const adjustmentColumns = (
  now: Instant,
  offset: OffsetMinutes,
): readonly GridColumn<TradeAdjustmentRow>[] => [
  {
    key: 'year',
    label: 'Year',
    widthPercent: 7,
    minWidth: 64,
    render: ({ year }) => <Figure>{year}</Figure>,
  },
  { key: 'make', label: 'Make', widthPercent: 13, minWidth: 96, render: ({ make }) => make },
  {
    key: 'model',
    label: 'Model',
    widthPercent: 16,
    minWidth: 110,
    isRowHeader: true,
    render: ({ model }) => model,
  },
  { key: 'adjustment', label: 'Adjustment', widthPercent: 12, minWidth: 116, render: adjustmentText },
  {
    key: 'expiration',
    label: 'Expiration',
    widthPercent: 17,
    minWidth: 176,
    render: (row) => <Figure>{untilText(row, offset)}</Figure>,
  },
  {
    key: 'state',
    label: 'State',
    widthPercent: 11,
    minWidth: 120,
    render: (row) => <StateChip row={row} now={now} offset={offset} />,
  },
  {
    key: 'createDT',
    label: 'Created Date',
    widthPercent: 15,
    minWidth: 160,
    render: ({ createDT }) => <Figure>{formatCompactDateTime(createDT, offset)}</Figure>,
  },
  {
    key: 'createdBy',
    label: 'Created By',
    widthPercent: 12,
    minWidth: 110,
    render: ({ createdBy }) => createdBy,
  },
]
