import { useMemo, useState } from 'react'
import { DataGrid } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import { createRoot } from 'react-dom/client'
import { gridHeight, headerHeight, rowHeight } from '../page/columns'
import { comparator } from '../page/format'
import { content } from '../page/reactCells'
import { edgeColors } from '../page/rows'
import { rowState } from './rowState'

const keyOf = ({ id }) => id
const classOf = ({ color }) => `rc${edgeColors.indexOf(color)}`
const style = { blockSize: gridHeight }

function Grid({ api, initial, columns }) {
  const [rows, setRows] = useState(initial)
  const [sort, setSort] = useState([])
  const sorted = useMemo(
    () => (sort.length > 0 ? rows.toSorted(comparator(sort[0].columnKey)) : rows),
    [rows, sort],
  )
  Object.assign(api, { set: setRows, sort: setSort })
  return (
    <DataGrid
      ref={(handle) => {
        api.handle = handle
      }}
      columns={columns}
      rows={sorted}
      rowKeyGetter={keyOf}
      rowHeight={rowHeight}
      headerRowHeight={headerHeight}
      rowClass={classOf}
      sortColumns={sort}
      onSortColumnsChange={setSort}
      style={style}
    />
  )
}

/** react-data-grid; sorting is the caller's code, as in its README. */
export default {
  mount(container, initial, columns) {
    const root = createRoot(container)
    const api = {}
    const state = rowState(initial, (change) => api.set(change))
    const definitions = columns.map((column) => ({
      key: column.key,
      name: column.title,
      width: column.width,
      sortable: true,
      draggable: true,
      renderCell: ({ row }) => content(row, column),
    }))
    root.render(<Grid api={api} initial={initial} columns={definitions} />)
    return {
      patchRows: state.patchRows,
      sortBy: (key) => api.sort([{ columnKey: key, direction: 'ASC' }]),
      scrollTo: (pixels) => {
        api.handle.element.scrollTop = pixels
      },
      unmount: () => root.unmount(),
    }
  },
}
