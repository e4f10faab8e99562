import {
  adjustedVehicleName,
  adjustmentText,
  type TradeAdjustmentRow,
} from '@retain/domain/trade-adjustment/tradeAdjustment'
import { formatDate } from '@retain/domain/calendar/formats'
import { rowButtons, rowHeight } from '@retain/domain/work-log/gridLayout'
import { ErrorState } from '@retain/ui/error-state'
import { Figure } from '@retain/ui/figure'
import { Grid } from '@retain/ui/grid'
import { GridCardFrame } from '@retain/ui/grid-card'
import { ListFrame } from '@retain/ui/list-frame'
import { CalendarPlus, Trash2 } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useMinute } from '../../core/browser/useMinute'
import { actionsColumn } from '../../list/row-actions/actionsColumn'
import { RowActions, type RowAction } from '../../list/row-actions/RowActions'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'
import { adjustmentColumns, StateChip, untilText } from './adjustmentColumns'
import { CancelQuestion, ExtendQuestion } from './RowQuestions'
import { useListTradeAdjustmentsQuery } from './tradeAdjustmentApi'

const rowId = ({ tradeAdjustmentId }: TradeAdjustmentRow): string => tradeAdjustmentId
const rowLabel = (row: TradeAdjustmentRow): string => `${adjustedVehicleName(row)}, ${adjustmentText(row)}`
const noRows: readonly TradeAdjustmentRow[] = []

/** Which row is asked about, and what. */
interface Asked {
  readonly button: 'delete' | 'extend'
  readonly row: TradeAdjustmentRow
}

const buttons = {
  extend: { label: 'Extend', icon: <CalendarPlus aria-hidden="true" />, tone: 'plain' },
  delete: { label: 'Delete', icon: <Trash2 aria-hidden="true" />, tone: 'danger' },
} as const

interface AdjustmentListProps {
  readonly hyperionId: string
}

/** The trade adjustments of a store, each to be extended or cancelled (O-331, L-255, OP-109). */
export function AdjustmentList({ hyperionId }: AdjustmentListProps) {
  const { data, isError, isFetching, refetch } = useListTradeAdjustmentsQuery(
    { query: { hyperionId } },
    { refetchOnMountOrArgChange: true },
  )
  const offset = useStoreOffset()
  const now = useMinute()
  const [asked, setAsked] = useState<Asked | null>(null)
  const actionsOf = useCallback(
    (row: TradeAdjustmentRow): readonly RowAction[] =>
      rowButtons('TradeAdjustment', true)
        .toReversed()
        .map((button) => ({
          key: button,
          ...buttons[button],
          onAction: () => setAsked({ button, row }),
        })),
    [],
  )
  const columns = useMemo(
    () => [...adjustmentColumns(now, offset), actionsColumn(actionsOf, rowLabel)],
    [now, offset, actionsOf],
  )
  const renderCard = useCallback(
    (row: TradeAdjustmentRow) => (
      <GridCardFrame
        title={adjustedVehicleName(row)}
        status={<StateChip row={row} now={now} offset={offset} />}
        action={<RowActions actions={actionsOf(row)} rowLabel={rowLabel(row)} />}
        text={untilText(row, offset)}
        figures={[
          { label: 'Adjustment', value: adjustmentText(row) },
          { label: 'Created Date', value: <Figure>{formatDate(row.createDT, offset)}</Figure> },
          { label: 'Created By', value: row.createdBy },
        ]}
      />
    ),
    [actionsOf, now, offset],
  )
  const status = data !== undefined ? (isFetching ? 'refreshing' : 'ready') : isError ? 'error' : 'loading'
  const Question = asked?.button === 'delete' ? CancelQuestion : ExtendQuestion
  return (
    <ListFrame aria-label="Trade adjustments">
      <Grid
        label="Trade adjustments"
        columns={columns}
        rows={data?.list ?? noRows}
        getRowKey={rowId}
        rowHeight={rowHeight}
        status={status}
        emptyText="There are no trade adjustments. One that you save is listed here."
        errorContent={
          <ErrorState
            text="The list could not be loaded."
            onRetry={() => void refetch()}
            retryLabel="Try Again"
          />
        }
        renderCard={renderCard}
      />
      {asked !== null && <Question hyperionId={hyperionId} row={asked.row} onEnd={() => setAsked(null)} />}
    </ListFrame>
  )
}
