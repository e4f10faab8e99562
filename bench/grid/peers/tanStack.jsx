import {
  createSortedRowModel,
  flexRender,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { headerHeight, rowHeight } from '../page/columns'
import { content } from '../page/reactCells'
import { rowState } from './rowState'

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { text: sortFn_text, alphanumeric: sortFn_alphanumeric },
})

const Cells = memo(
  ({ row }) =>
    row.getAllCells().map((cell) => (
      <div key={cell.id} role="gridcell" className="gc" style={cell.column.columnDef.meta}>
        {flexRender(cell.column.columnDef.cell, cell.getContext())}
      </div>
    )),
  (before, after) => before.original === after.original,
)

function Grid({ api, initial, columns }) {
  const [data, setData] = useState(initial)
  const scroller = useRef(null)
  const table = useTable({ features, columns, data, getRowId: ({ id }) => String(id) })
  const rows = table.getRowModel().rows
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 5,
    scrollPaddingStart: headerHeight,
    paddingStart: 0,
  })
  Object.assign(api, { set: setData, table, scroller })
  return (
    <div className="g" role="grid" ref={scroller}>
      <div className="gh">
        {table.getHeaderGroups()[0].headers.map(({ id, column }) => (
          <div key={id} style={column.columnDef.meta}>
            {column.columnDef.header}
          </div>
        ))}
      </div>
      <div className="gb" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          return (
            <div
              key={row.id}
              className="gr"
              role="row"
              aria-rowindex={index + 2}
              style={{ transform: `translateY(${start}px)`, borderLeftColor: row.original.color }}
            >
              <Cells row={row} original={row.original} />
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** TanStack Table with TanStack Virtual, as in the guide to virtualised rows, rows compared by their data. */
export default {
  mount(container, initial, columns) {
    const root = createRoot(container)
    const api = {}
    const state = rowState(initial, (change) => api.set(change))
    const definitions = columns.map((column) => ({
      accessorKey: column.key,
      id: column.key,
      header: column.title,
      meta: { width: column.width },
      cell: ({ row }) => content(row.original, column),
    }))
    root.render(<Grid api={api} initial={initial} columns={definitions} />)
    return {
      patchRows: state.patchRows,
      sortBy: (key) => api.table.setSorting([{ id: key, desc: false }]),
      scrollTo: (pixels) => {
        api.scroller.current.scrollTop = pixels
      },
      unmount: () => root.unmount(),
    }
  },
}
