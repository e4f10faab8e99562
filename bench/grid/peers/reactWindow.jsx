import { memo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { List } from 'react-window'
import { gridHeight, headerHeight, rowHeight } from '../page/columns'
import { comparator } from '../page/format'
import { content } from '../page/reactCells'
import { rowState } from './rowState'

const Cells = memo(({ row, columns }) =>
  columns.map((column) => (
    <div key={column.key} role="gridcell" className="gc" style={column.style}>
      {content(row, column)}
    </div>
  )),
)

const Row = ({ index, style, rows, columns }) => (
  <div
    className="gr"
    role="row"
    aria-rowindex={index + 2}
    style={{ ...style, borderLeftColor: rows[index].color }}
  >
    <Cells row={rows[index]} columns={columns} />
  </div>
)

function Grid({ api, initial, columns }) {
  const [rows, setRows] = useState(initial)
  api.set = setRows
  return (
    <div role="grid">
      <div className="gh">
        {columns.map(({ key, style, title }) => (
          <div key={key} style={style}>
            {title}
          </div>
        ))}
      </div>
      <List
        listRef={(list) => {
          api.list = list
        }}
        rowComponent={Row}
        rowProps={{ rows, columns }}
        rowCount={rows.length}
        rowHeight={rowHeight}
        style={{ height: gridHeight - headerHeight }}
      />
    </div>
  )
}

/** The least that the stack's library for long lists needs: plain class names, cells compared by row, its own defaults. */
export default {
  mount(container, initial, columns) {
    const root = createRoot(container)
    const api = {}
    const state = rowState(initial, (change) => api.set(change))
    const styled = columns.map((column) => ({ ...column, style: { width: column.width } }))
    root.render(<Grid api={api} initial={initial} columns={styled} />)
    return {
      patchRows: state.patchRows,
      sortBy: (key) => state.replace((rows) => rows.toSorted(comparator(key))),
      scrollTo: (pixels) => {
        api.list.element.scrollTop = pixels
      },
      unmount: () => root.unmount(),
    }
  },
}
