import type { DashboardGroup } from '@retain/domain/dashboard/dashboard'
import type { FigureColumn, FigureTable } from '@retain/domain/dashboard/dashboardTable'
import { VisuallyHidden } from '@retain/ui/visually-hidden'
import { TableArea } from './dashboardStyle'
import { Figure } from './Figure'
import type { LinkOfFigure } from './useFigureLinks'

interface FiguresTableProps {
  readonly table: FigureTable
  /** In the order of the rows that are of groups. */
  readonly groups: readonly DashboardGroup[]
  readonly linkOf: LinkOfFigure
}

/** Columns beside each other that are about the same. */
function sectionsOf(columns: readonly FigureColumn[]) {
  const sections: { readonly label: string; span: number }[] = []
  for (const { section } of columns) {
    const last = sections.at(-1)
    if (last?.label === section) last.span += 1
    else sections.push({ label: section, span: 1 })
  }
  return sections
}

const startsSection = (columns: readonly FigureColumn[], at: number): '' | undefined =>
  columns[at]?.section === columns[at - 1]?.section ? undefined : ''

/** The figures of the charts, and all others. Each that a log has rows for leads there. */
export function FiguresTable({ table, groups, linkOf }: FiguresTableProps) {
  const { heading, columns, rows } = table
  const sections = sectionsOf(columns)
  const groupOfRow = (at: number) => (rows[at]?.kind === 'group' ? (groups[at] ?? null) : null)
  return (
    <TableArea role="region" aria-label="Figures" tabIndex={0}>
      <table>
        <VisuallyHidden as="caption">Figures</VisuallyHidden>
        <thead>
          {sections.some(({ label }) => label !== '') && (
            <tr>
              <td />
              {sections.map(({ label, span }) => (
                <th key={label} scope="colgroup" colSpan={span} data-first="">
                  {label}
                </th>
              ))}
            </tr>
          )}
          <tr>
            <th scope="col">{heading}</th>
            {columns.map(({ key, label }, at) => (
              <th key={key} scope="col" data-first={startsSection(columns, at)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, kind, cells }, at) => (
            <tr key={`${kind} ${key ?? ''}`} data-kind={kind}>
              <th scope="row">{label}</th>
              {cells.map((cell, place) => (
                <td key={columns[place]?.key} data-first={startsSection(columns, place)}>
                  <Figure cell={cell} group={groupOfRow(at)} linkOf={linkOf} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableArea>
  )
}
