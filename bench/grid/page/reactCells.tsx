import type { ReactNode } from 'react'
import type { BenchColumn } from './columns'
import { format, lockPath, statusPaths } from './format'
import { statusNames, tagNames, type BenchRow } from './rows'

interface CellProps {
  readonly row: BenchRow
}

export const LinkCell = ({ row }: CellProps) => (
  <a className="lk" href={`#/lead/${row.id}`} data-r={row.id}>
    {row.stock}
  </a>
)
export const IconCell = ({ row }: CellProps) => (
  <svg className={`ic s${row.status}`} viewBox="0 0 16 16" aria-label={statusNames[row.status]}>
    <path d={statusPaths[row.status]} />
  </svg>
)
export const LockCell = ({ row }: CellProps) =>
  row.locked ? (
    <svg className="ic lock" viewBox="0 0 16 16" aria-label="locked">
      <path d={lockPath} />
    </svg>
  ) : null
export const NotesCell = ({ row }: CellProps) => <div className="two">{row.notes}</div>
export const TagsCell = ({ row }: CellProps) => (
  <span className="bs">
    {row.tags.map((tag, at) => (
      <span key={at} className={`b b${tag}`}>
        {tagNames[tag]}
      </span>
    ))}
  </span>
)

/** The cells that are more than text. */
export const richCells: Readonly<Partial<Record<BenchColumn['type'], (props: CellProps) => ReactNode>>> = {
  link: LinkCell,
  icon: IconCell,
  lock: LockCell,
  notes: NotesCell,
  badges: TagsCell,
}

/** The content of a cell; the same in every grid, so that grids are compared and not cells. */
export function content(row: BenchRow, column: BenchColumn): ReactNode {
  const Rich = richCells[column.type]
  return Rich === undefined ? format(column.type, row[column.key]) : <Rich row={row} />
}
