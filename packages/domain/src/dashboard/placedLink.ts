import type { LogContext } from '../work-log/view/logContext'
import type { Dashboard, DashboardGroup } from './dashboard'
import type { FigureCell } from './dashboardTable'
import type { DashboardView } from './dashboardView'
import { figureLink, type FigureLink, type LinkedPerson } from './figureLink'

/** A log of a store, and what it shows there. */
export interface PlacedLink extends FigureLink {
  readonly hyperionId: string
}

/** What a page of figures knows when it looks for the log of one of them. */
export interface LinkedPage {
  readonly dashboard: Dashboard
  readonly view: DashboardView
  /** Of the active store. */
  readonly context: LogContext
}

/** The Equity Log tells people apart by their names alone. */
const byNameAlone: readonly FigureCell['figure'][] = ['flags', 'onList', 'contacted']

const isNameShared = ({ groups }: Dashboard, { name }: DashboardGroup): boolean =>
  groups.filter((group) => group.name === name).length > 1

const flaggedNames = ({ groups }: Dashboard): readonly string[] =>
  groups.flatMap(({ flags, name }) => (flags > 0 && name !== null ? [name] : []))

const withLog = (link: FigureLink | null, hyperionId: string): PlacedLink | null =>
  link === null ? null : { ...link, hyperionId }

/**
 * The log that has the rows of a figure of the page; `null` where there is none: a log shows one store, and asks for one person.
 *
 * @param group whose figure it is; `null` of all.
 */
export function placedLink(
  { figure, days }: Pick<FigureCell, 'figure' | 'days'>,
  group: DashboardGroup | null,
  { dashboard, view, context }: LinkedPage,
): PlacedLink | null {
  if (figure === null) return null
  if (view.grouping === 'store' && group !== null) {
    const hyperionId = group.key ?? context.hyperionId
    return withLog(
      figureLink(figure, { person: null, days, flagged: [] }, { ...context, hyperionId }),
      hyperionId,
    )
  }
  if (view.stores === 'all') return null
  const person = group === null ? null : personOf(group)
  if (group !== null && (person === null || (byNameAlone.includes(figure) && isNameShared(dashboard, group))))
    return null
  const flagged = view.grouping === 'associate' ? flaggedNames(dashboard) : []
  return withLog(figureLink(figure, { person, days, flagged }, context), context.hyperionId)
}

const personOf = ({ key, name }: DashboardGroup): LinkedPerson | null =>
  key === null || name === null ? null : { userName: key, fullName: name }
