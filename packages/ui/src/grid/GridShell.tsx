import { Fragment, memo, useMemo, useRef, type CSSProperties } from 'react'
import { isPhoneWidth } from '../breakpoints/breakpoints'
import { useElementWidth } from '../breakpoints/useElementWidth'
import { GridCards } from './GridCards'
import type { GridProps } from './gridProps'
import { GridStatus } from './GridStatus'
import { GridFrame } from './gridStyle'
import { GridTable } from './GridTable'
import { headerHeight } from './headerHeight'
import type { RowSource } from './rowSource'

/** Props of {@link GridShell}: the grid's own, and its rows as a source. */
export type GridShellProps<Row> = Omit<GridProps<Row>, 'rows' | 'getRowKey' | 'start'> & {
  readonly source: RowSource<Row>
  /** There are no rows, drawn or not. */
  readonly isEmpty: boolean
}

function Shell<Row>(props: GridShellProps<Row>) {
  const { source, isEmpty, status = 'ready', fixedColumns = 0, rowHeight = 30, leadRows = 0 } = props
  const {
    minHeight = 300,
    renderCard,
    filters,
    cardHeight = 126,
    emptyText,
    errorContent,
    loadingText = 'Loading',
  } = props
  const frame = useRef<HTMLDivElement>(null)
  // Rows become cards by the grid's own width, since a grid may be in a narrow column of a wide window.
  const isNarrow = useElementWidth(frame, isPhoneWidth)
  const ofHeader = headerHeight(filters !== undefined)
  const style = useMemo(
    () =>
      ({ '--grid-min-height': `${minHeight}px`, '--grid-header-height': `${ofHeader}px` }) as CSSProperties,
    [minHeight, ofHeader],
  )
  const isBusy = status === 'refreshing' || status === 'loading'
  const isCards = isNarrow && renderCard !== undefined

  return (
    <GridFrame ref={frame} style={style}>
      {status === 'refreshing' && <div role="progressbar" data-part="progress" aria-label={loadingText} />}
      {isCards && filters !== undefined && (
        <div role="group" aria-label="Filters" data-part="filters">
          {props.columns.map(
            ({ key }) => filters[key] !== undefined && <Fragment key={key}>{filters[key]}</Fragment>,
          )}
        </div>
      )}
      <div data-part="scroller" tabIndex={-1} data-layout={isCards ? 'cards' : 'rows'}>
        {isCards ? (
          <GridCards
            label={props.label}
            source={source}
            renderCard={renderCard}
            cardHeight={cardHeight}
            leadRows={leadRows}
            selection={props.selection}
            isBusy={isBusy}
          />
        ) : (
          <GridTable
            label={props.label}
            columns={props.columns}
            source={source}
            getRowState={props.getRowState}
            getRowOverlay={props.getRowOverlay}
            sort={props.sort}
            onSort={props.onSort}
            fixedColumns={fixedColumns}
            selection={props.selection}
            filters={filters}
            headerHeight={ofHeader}
            columnWidths={props.columnWidths}
            onColumnResize={props.onColumnResize}
            rowHeight={rowHeight}
            leadRows={leadRows}
            isBusy={isBusy}
          />
        )}
        <GridStatus
          status={status}
          isEmpty={isEmpty}
          emptyText={emptyText}
          loadingText={loadingText}
          errorContent={errorContent}
        />
      </div>
    </GridFrame>
  )
}

/** The grid's frame around its rows or cards. It does not render again for a change of rows. */
export const GridShell = memo(Shell) as typeof Shell
