import type { Adapter } from '../page/adapter'
import { gridHeight, headerHeight, rowHeight, type BenchColumn } from '../page/columns'
import { domCell, type DomCell } from '../page/domCells'
import { comparator } from '../page/format'
import { patched, type BenchRow } from '../page/rows'

/** Rows beyond the visible ones, on either side. */
const spare = 4

interface Slot {
  readonly line: HTMLElement
  readonly cells: readonly { readonly column: BenchColumn; readonly cell: DomCell }[]
  index: number
  row: BenchRow | undefined
}

const division = (className: string, parent: Node) => {
  const element = document.createElement('div')
  element.className = className
  parent.appendChild(element)
  return element
}

function makeSlot(prototype: HTMLElement, columns: readonly BenchColumn[]): Slot {
  const line = prototype.cloneNode(true)
  if (!(line instanceof HTMLElement)) throw new Error('A row is an element')
  const cells = [...line.children].flatMap((cell, at) => {
    const column = columns[at]
    return column === undefined || !(cell instanceof HTMLElement)
      ? []
      : [{ column, cell: domCell(column, cell) }]
  })
  return { line, cells, index: -1, row: undefined }
}

/**
 * The practical limit: a scroller without React whose rows are never made while it scrolls, only written again. It has no
 * keyboard, no selection and no roles beyond rows and cells.
 */
const rawDom: Adapter = {
  mount(container, initial, columns) {
    let rows = [...initial]
    let index = new Map(rows.map(({ id }, at) => [id, at]))
    const grid = division('g', container)
    const head = division('gh', grid)
    const body = division('gb', grid)
    grid.setAttribute('role', 'grid')
    for (const { title, width } of columns) {
      const cell = division('', head)
      cell.style.width = `${width}px`
      cell.textContent = title
    }
    body.style.height = `${rows.length * rowHeight}px`

    const prototype = division('gr', document.createDocumentFragment())
    prototype.setAttribute('role', 'row')
    for (const { width } of columns) {
      const cell = division('gc', prototype)
      cell.style.width = `${width}px`
      cell.setAttribute('role', 'gridcell')
    }
    const inSight = Math.ceil((gridHeight - headerHeight) / rowHeight) + 1
    const pool = Array.from({ length: Math.min(rows.length, inSight + 2 * spare) }, () =>
      makeSlot(prototype, columns),
    )
    let drawnFrom = -1

    const write = (slot: Slot, at: number) => {
      const row = rows[at]
      if (row === undefined) return
      if (slot.index !== at) {
        slot.line.style.transform = `translateY(${at * rowHeight}px)`
        slot.line.setAttribute('aria-rowindex', String(at + 2))
        slot.index = at
      }
      const before = slot.row
      if (before === row) return
      if (before?.color !== row.color) slot.line.style.borderLeftColor = row.color
      for (const { column, cell } of slot.cells)
        if (before?.[column.key] !== row[column.key] || column.type === 'link') cell.write(row)
      slot.row = row
    }
    const draw = (isForced: boolean) => {
      const from = Math.max(0, Math.floor(grid.scrollTop / rowHeight) - spare)
      if (!isForced && from === drawnFrom) return
      drawnFrom = from
      for (let at = from; at < Math.min(rows.length, from + pool.length); at += 1) {
        const slot = pool[at % pool.length]
        if (slot !== undefined && (isForced || slot.index !== at)) write(slot, at)
      }
    }
    draw(true)
    for (const { line } of pool) body.append(line)
    const onScroll = () => draw(false)
    grid.addEventListener('scroll', onScroll, { passive: true })

    return {
      patchRows: (patches) => {
        for (const patch of patches) {
          const at = index.get(patch.id)
          const row = at === undefined ? undefined : rows[at]
          if (at === undefined || row === undefined) continue
          rows[at] = patched(row, patch)
          const slot = pool[at % pool.length]
          if (slot?.index === at) write(slot, at)
        }
      },
      sortBy: (key) => {
        rows = rows.toSorted(comparator(key))
        index = new Map(rows.map(({ id }, at) => [id, at]))
        draw(true)
      },
      scrollTo: (pixels) => {
        grid.scrollTop = pixels
      },
      unmount: () => {
        grid.removeEventListener('scroll', onScroll)
        grid.remove()
      },
    }
  },
}

export default rawDom
