import type { DashboardGroup } from '@retain/domain/dashboard/dashboard'
import type { FigureCell } from '@retain/domain/dashboard/dashboardTable'
import { RouterLink } from '../../shell/RouterLink'
import type { LinkOfFigure } from './useFigureLinks'

interface FigureProps {
  readonly cell: FigureCell
  /** Whose figure it is; `null` of all. */
  readonly group: DashboardGroup | null
  readonly linkOf: LinkOfFigure
}

/** A figure in words, which leads to its rows where there are some. */
export function Figure({ cell, group, linkOf }: FigureProps) {
  const target = linkOf(cell, group)
  return target === null ? (
    cell.text
  ) : (
    <RouterLink href={target.to} state={target.state}>
      {cell.text}
    </RouterLink>
  )
}
