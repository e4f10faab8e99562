import {
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  ModuleRegistry,
  RowApiModule,
  RowStyleModule,
  ScrollApiModule,
  themeQuartz,
} from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { createRoot } from 'react-dom/client'
import { gridHeight, headerHeight, rowHeight } from '../page/columns'
import { format } from '../page/format'
import { richCells } from '../page/reactCells'
import { edgeColors, patched } from '../page/rows'

ModuleRegistry.registerModules([
  ClientSideRowModelModule,
  ClientSideRowModelApiModule,
  ColumnApiModule,
  RowStyleModule,
  ScrollApiModule,
  RowApiModule,
])

const keyOf = ({ data }) => String(data.id)
const classOf = ({ data }) => `rc${edgeColors.indexOf(data.color)}`

/**
 * AG Grid Community with React renderers for the rich cells, only the modules that are needed, and no row animation.
 *
 * @param isAsync transactions in batches: they cost less and show up to 50 ms later.
 */
export const agGridAdapter = (isAsync) => ({
  mount(container, initial, columns) {
    const root = createRoot(container)
    const rows = new Map(initial.map((row) => [row.id, row]))
    let api
    const definitions = columns.map(({ key, title, type, width }) => {
      const Rich = richCells[type]
      return {
        field: key,
        headerName: title,
        width,
        minWidth: 30,
        sortable: true,
        cellDataType: false,
        ...(Rich === undefined
          ? { valueFormatter: ({ value }) => format(type, value) }
          : { cellRenderer: ({ data }) => <Rich row={data} /> }),
      }
    })
    root.render(
      <div style={{ height: gridHeight, width: '100%' }}>
        <AgGridReact
          theme={themeQuartz}
          rowData={initial}
          columnDefs={definitions}
          rowHeight={rowHeight}
          headerHeight={headerHeight}
          getRowId={keyOf}
          getRowClass={classOf}
          animateRows={false}
          onGridReady={(event) => {
            api = event.api
          }}
        />
      </div>,
    )
    return {
      patchRows: (patches) => {
        const update = patches.map((patch) => {
          const next = patched(rows.get(patch.id), patch)
          rows.set(patch.id, next)
          return next
        })
        if (isAsync) api.applyTransactionAsync({ update })
        else api.applyTransaction({ update })
      },
      sortBy: (key) =>
        api.applyColumnState({ state: [{ colId: key, sort: 'asc' }], defaultState: { sort: null } }),
      scrollTo: (pixels) => {
        container.querySelector('.ag-grid-viewport').scrollTop = pixels
      },
      unmount: () => root.unmount(),
    }
  },
})
