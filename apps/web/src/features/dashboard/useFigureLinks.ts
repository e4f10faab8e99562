import type { Dashboard, DashboardGroup } from '@retain/domain/dashboard/dashboard'
import type { FigureCell } from '@retain/domain/dashboard/dashboardTable'
import type { DashboardView } from '@retain/domain/dashboard/dashboardView'
import { placedLink } from '@retain/domain/dashboard/placedLink'
import { routes } from '@retain/domain/session/routes/routes'
import { addressWithStore } from '@retain/domain/session/storeAddress'
import type { LogContext } from '@retain/domain/work-log/view/logContext'
import { useCallback } from 'react'
import { withPersonFilters } from '../../list/address/historyState'

/** An address of a log, with the filters that name people beside it. */
export interface LogTarget {
  readonly to: string
  readonly state: object
}

/** Where the rows of a figure are; `null` of what is no figure. */
export type LinkOfFigure = (cell: FigureCell, group: DashboardGroup | null) => LogTarget | null

/** Where the figures of a dashboard lead to. */
export function useFigureLinks(dashboard: Dashboard, view: DashboardView, context: LogContext): LinkOfFigure {
  return useCallback(
    (cell, group) => {
      const link = placedLink(cell, group, { dashboard, view, context })
      if (link === null) return null
      const { path } = routes[link.route]
      const to =
        link.hyperionId === context.hyperionId
          ? `${path}?${link.query}`
          : addressWithStore(path, link.query, link.hyperionId)
      return { to, state: withPersonFilters(null, link.personFilters) }
    },
    [dashboard, view, context],
  )
}
