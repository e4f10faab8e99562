import { DataGrid, useGridApiRef } from '@mui/x-data-grid'
import { createRoot } from 'react-dom/client'
import { gridHeight, headerHeight, rowHeight } from '../page/columns'
import { format } from '../page/format'
import { richCells } from '../page/reactCells'
import { edgeColors } from '../page/rows'

/** The most rows that a page of the Community licence has; it takes one row per update, too. */
const pageSize = 100

const initialState = { pagination: { paginationModel: { page: 0, pageSize } } }
const pageSizes = [pageSize]
const numbers = ['currency', 'percent', 'number', 'icon']
const classOf = ({ row }) => `rc${edgeColors.indexOf(row.color)}`

function Grid({ api, initial, columns }) {
  const handle = useGridApiRef()
  api.handle = handle
  return (
    <div style={{ height: gridHeight, width: '100%' }}>
      <DataGrid
        apiRef={handle}
        rows={initial}
        columns={columns}
        rowHeight={rowHeight}
        columnHeaderHeight={headerHeight}
        initialState={initialState}
        pageSizeOptions={pageSizes}
        hideFooter
        getRowClassName={classOf}
      />
    </div>
  )
}

/** MUI X Data Grid Community: all rows are in its model, a page of 100 is shown. */
export default {
  maxRows: pageSize,
  mount(container, initial, columns) {
    const root = createRoot(container)
    const api = {}
    const definitions = columns.map(({ key, title, type, width }) => {
      const Rich = richCells[type]
      return {
        field: key,
        headerName: title,
        width,
        minWidth: 40,
        type: numbers.includes(type) ? 'number' : 'string',
        align: 'left',
        headerAlign: 'left',
        ...(Rich === undefined
          ? { valueFormatter: (value) => format(type, value) }
          : { renderCell: ({ row }) => <Rich row={row} />, display: 'flex' }),
      }
    })
    root.render(<Grid api={api} initial={initial} columns={definitions} />)
    return {
      patchRows: (patches) => {
        for (const patch of patches) api.handle.current.updateRows([patch])
      },
      sortBy: (key) => api.handle.current.sortColumn(key, 'asc'),
      scrollTo: (pixels) => api.handle.current.scroll({ top: pixels }),
      unmount: () => root.unmount(),
    }
  },
}
