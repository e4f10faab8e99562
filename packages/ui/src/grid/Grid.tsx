import { useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { GridCards } from './GridCards'
import type { GridColumn, GridRowState, GridSort } from './gridColumn'
import { GridFrame, GridScroller } from './gridStyle'
import { GridRows } from './GridRows'
import { GridStatus, ProgressLine } from './GridStatus'
import { useNarrow } from './useNarrow'

/** Where the grid's rows come from at this moment. */
export type GridStatusName = 'loading' | 'ready' | 'refreshing' | 'error'

/** Props of {@link Grid}. Functions and columns are compared by identity: keep them stable, or every row renders again. */
export interface GridProps<Row> {
  /** The grid's name for screen readers. */
  readonly label: string
  readonly columns: readonly GridColumn<Row>[]
  readonly rows: readonly Row[]
  readonly getRowKey: (row: Row) => string
  /**
   * `loading`: no rows yet, a spinner stands in their place. `refreshing`: the old rows stay while new ones come.
   * `error`: the rows could not be had, `errorContent` stands in their place. @default 'ready'
   */
  readonly status?: GridStatusName
  readonly sort?: GridSort | undefined
  /** A sortable header was pressed. */
  readonly onSort?: (key: string) => void
  /** The row's left edge, icon and their meaning. */
  readonly getRowState?: (row: Row) => GridRowState | undefined
  /** A sentence over every cell but the first, with a spinner: the row's data are still being collected. */
  readonly getRowOverlay?: (row: Row) => string | undefined
  /** The sentence when there are no rows. */
  readonly emptyText?: string
  /** What the spinner of the first load says. @default 'Loading' */
  readonly loadingText?: string
  /** What stands in place of the rows when they could not be had: a message and a way to try again. */
  readonly errorContent?: ReactNode
  /** In pixels. @default 30 */
  readonly rowHeight?: number
  /** The least height of the whole grid, in pixels. @default 300 */
  readonly minHeight?: number
  /** Draws a row as a card where the grid is at most 720 px wide; without it the grid scrolls sideways. */
  readonly renderCard?: (row: Row) => ReactNode
  /** The height of a card with the gap after it, in pixels. @default 126 */
  readonly cardHeight?: number
}

const noRows: readonly never[] = []

/** At this width of the grid and under it rows become cards, in pixels. */
const cardsWidth = 720

/**
 * A grid of many rows: sortable headers, states, virtual rows, the ARIA grid keyboard, and cards on a phone.
 * It fills its flex parent.
 *
 * @example
 * <Grid label="Equity Log" columns={columns} rows={rows} getRowKey={(row) => row.opptId} onSort={sortBy} />
 */
export function Grid<Row>(props: GridProps<Row>) {
  const {
    columns,
    rows,
    status = 'ready',
    rowHeight = 30,
    minHeight = 300,
    renderCard,
    cardHeight = 126,
  } = props
  const { emptyText, errorContent, loadingText = 'Loading' } = props
  const frame = useRef<HTMLDivElement>(null)
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const isNarrow = useNarrow(frame, cardsWidth)
  const style = useMemo(() => ({ '--grid-min-height': `${minHeight}px` }) as CSSProperties, [minHeight])
  const drawn = status === 'loading' || status === 'error' ? noRows : rows
  const isCards = isNarrow && renderCard !== undefined

  return (
    <GridFrame ref={frame} style={style}>
      {status === 'refreshing' && <ProgressLine aria-hidden="true" />}
      <GridScroller ref={setScroller} tabIndex={-1} data-layout={isCards ? 'cards' : 'rows'}>
        {isCards ? (
          <GridCards
            label={props.label}
            rows={drawn}
            getRowKey={props.getRowKey}
            renderCard={renderCard}
            cardHeight={cardHeight}
            scroller={scroller}
            isBusy={status === 'refreshing' || status === 'loading'}
          />
        ) : (
          <GridRows
            label={props.label}
            columns={columns}
            rows={drawn}
            getRowKey={props.getRowKey}
            getRowState={props.getRowState}
            getRowOverlay={props.getRowOverlay}
            sort={props.sort}
            onSort={props.onSort}
            rowHeight={rowHeight}
            scroller={scroller}
            isBusy={status === 'refreshing' || status === 'loading'}
          />
        )}
        <GridStatus
          status={status}
          isEmpty={rows.length === 0}
          emptyText={emptyText}
          loadingText={loadingText}
          errorContent={errorContent}
        />
      </GridScroller>
    </GridFrame>
  )
}
