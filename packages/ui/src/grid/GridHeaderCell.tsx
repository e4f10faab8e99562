import { ArrowDown, ArrowUp } from 'lucide-react'
import { memo, type CSSProperties, type ReactNode } from 'react'
import { ColumnResizer } from './ColumnResizer'
import type { GridColumn, GridSort } from './gridColumn'
import { selectColumn } from './selectColumn'
import type { SelectionExtent } from './selectedKeys'
import type { WidthControl } from './useColumnResize'

interface GridHeaderCellProps<Row> {
  readonly column: GridColumn<Row>
  readonly columnIndex: number
  readonly style: CSSProperties | undefined
  readonly fixed: '' | 'last' | undefined
  readonly direction: GridSort['direction'] | undefined
  readonly isSortable: boolean
  readonly extent: SelectionExtent | undefined
  readonly percent: number | undefined
  readonly widthControl: WidthControl | undefined
  readonly filter: ReactNode
}

const sortArrows = {
  ascending: <ArrowUp aria-hidden="true" />,
  descending: <ArrowDown aria-hidden="true" />,
}

interface HeaderLabelProps {
  readonly label: string
  readonly isHidden: boolean
  readonly direction: GridSort['direction'] | undefined
}

/** The label, whose last word keeps the arrow beside it wherever the words are broken into lines. */
function HeaderLabel({ label, isHidden, direction }: HeaderLabelProps) {
  const arrow = direction && sortArrows[direction]
  if (isHidden) {
    return (
      <>
        <span data-part="hidden">{label}</span>
        {arrow}
      </>
    )
  }
  if (arrow === undefined) return label
  const lastWord = label.lastIndexOf(' ') + 1
  return (
    <>
      {label.slice(0, lastWord)}
      <span data-part="last-word">
        {label.slice(lastWord)}
        {arrow}
      </span>
    </>
  )
}

function HeaderCell<Row>(props: GridHeaderCellProps<Row>) {
  const { column, columnIndex, style, fixed, direction, isSortable, extent, percent, widthControl, filter } =
    props
  const { label, isLabelHidden = false } = column
  return (
    <div
      role="columnheader"
      aria-colindex={columnIndex + 1}
      // Otherwise the filter's text would be part of the header's accessible name.
      aria-label={filter === undefined ? undefined : label}
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
      data-align={column.align}
      data-icon={column.isIcon || undefined}
      data-fixed={fixed}
      tabIndex={-1}
      style={style}
    >
      {column.key === selectColumn.key ? (
        <SelectAll extent={extent ?? 'none'} />
      ) : isSortable ? (
        <button type="button" tabIndex={-1} data-cell-target="" data-part="sort" data-sorted={direction}>
          <HeaderLabel label={label} isHidden={isLabelHidden} direction={direction} />
        </button>
      ) : (
        <HeaderLabel label={label} isHidden={isLabelHidden} direction={undefined} />
      )}
      {filter !== undefined && <div data-part="filter">{filter}</div>}
      {widthControl !== undefined && (
        <ColumnResizer column={column} percent={percent} control={widthControl} />
      )}
    </div>
  )
}

/** A column's header; a sortable one is a button that fills the part of the cell's focus. */
export const GridHeaderCell = memo(HeaderCell) as typeof HeaderCell

/** The checkbox that chooses all rows; its events are handled by the grid around it. */
function SelectAll({ extent }: { readonly extent: SelectionExtent }) {
  return (
    <input
      type="checkbox"
      aria-label="Choose all rows"
      tabIndex={-1}
      data-cell-target=""
      data-part="choice"
      checked={extent === 'all'}
      readOnly
      ref={(box) => {
        if (box !== null) box.indeterminate = extent === 'some'
      }}
    />
  )
}
