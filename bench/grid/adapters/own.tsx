import { GlobalStyle } from '@retain/ui/global-style'
import { Grid } from '@retain/ui/grid'
import type { GridColumn, GridRowState, GridSort } from '@retain/ui/grid-column'
import { createRef, useCallback, useImperativeHandle, useMemo, useState, type Ref } from 'react'
import { createRoot } from 'react-dom/client'
import type { Adapter } from '../page/adapter'
import { gridWidth, rowHeight, type BenchColumn } from '../page/columns'
import { comparator } from '../page/format'
import { content } from '../page/reactCells'
import { edgeColors, patched, type BenchPatch, type BenchRow } from '../page/rows'

// An app draws the theme before any grid. `?bare` leaves it out, so that the mount holds the cold start of
// styled-components. The letters are those of the other pages.
document.body.style.font = '13px/18px Arial, Helvetica, sans-serif'
document.body.style.letterSpacing = 'normal'
if (!new URLSearchParams(location.search).has('bare')) {
  const theme = document.createElement('div')
  document.body.append(theme)
  createRoot(theme).render(<GlobalStyle />)
}

const tones = ['open', 'sched', 'cand'] as const
const marks = ['●', '▲', '■'] as const
const states = new Map<string, GridRowState>(
  edgeColors.map((color, at) => [
    color,
    { tone: tones[at % 3] ?? 'open', icon: marks[at % 3], label: `State ${at + 1}` },
  ]),
)

const keyOf = ({ id }: BenchRow) => String(id)
const stateOf = ({ color }: BenchRow) => states.get(color)

/** What the harness asks of the mounted grid. */
interface Controls {
  readonly patch: (patches: readonly BenchPatch[]) => void
  readonly sort: (key: string) => void
}

interface HostProps {
  readonly initial: readonly BenchRow[]
  readonly columns: readonly BenchColumn[]
  readonly ref: Ref<Controls>
}

/** The grid as an app uses it: rows in state, its keyboard, focus, sorting and roles on. */
function Host({ initial, columns, ref }: HostProps) {
  const [rows, setRows] = useState(initial)
  const [sort, setSort] = useState<GridSort>()
  const index = useMemo(() => new Map(initial.map(({ id }, at) => [id, at])), [initial])
  const sortBy = useCallback((key: string) => setSort({ key, direction: 'ascending' }), [])
  const patch = useCallback(
    (patches: readonly BenchPatch[]) =>
      setRows((current) => {
        const next = current.slice()
        for (const one of patches) {
          const at = index.get(one.id)
          const row = at === undefined ? undefined : current[at]
          if (at !== undefined && row !== undefined) next[at] = patched(row, one)
        }
        return next
      }),
    [index],
  )
  useImperativeHandle(ref, () => ({ patch, sort: sortBy }), [patch, sortBy])
  const sorted = useMemo(() => {
    const column = columns.find(({ key }) => key === sort?.key)
    return column === undefined ? rows : rows.toSorted(comparator(column.key))
  }, [rows, sort, columns])
  const gridColumns = useMemo(
    () =>
      columns.map((column): GridColumn<BenchRow> => ({
        key: column.key,
        label: column.title,
        widthPercent: (column.width / gridWidth) * 100,
        minWidth: column.width,
        isRowHeader: column.key === 'stock',
        isSortable: true,
        render: (row) => content(row, column),
      })),
    [columns],
  )
  return (
    <Grid
      label="Leads"
      columns={gridColumns}
      rows={sorted}
      getRowKey={keyOf}
      getRowState={stateOf}
      sort={sort}
      onSort={sortBy}
      rowHeight={rowHeight}
    />
  )
}

/** Our grid, with everything on that a person would meet: keyboard, focus, sorting, row states, roles. */
const own: Adapter = {
  mount(container, rows, columns) {
    const root = createRoot(container)
    const controls = createRef<Controls>()
    container.style.display = 'flex'
    root.render(<Host initial={rows} columns={columns} ref={controls} />)
    return {
      patchRows: (patches) => controls.current?.patch(patches),
      sortBy: (key) => controls.current?.sort(key),
      scrollTo: (pixels) => {
        const scroller = container.querySelector('[role=grid]')?.parentElement
        if (scroller !== null && scroller !== undefined) scroller.scrollTop = pixels
      },
      unmount: () => root.unmount(),
    }
  },
}

export default own
