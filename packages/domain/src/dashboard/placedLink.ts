import type { LogContext } from '../work-log/view/logContext'
import type { Dashboard, DashboardGroup } from './dashboard'
import type { FigureCell } from './dashboardTable'
import type { DashboardView } from './dashboardView'
import { activityLink, figureLink, type FigureLink, type LinkedPerson } from './figureLink'

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

const inStore = (link: FigureLink, hyperionId: string): PlacedLink => ({ ...link, hyperionId })

/**
 * Where the rows of a figure of the page are; `null` of what is no figure. A log shows one store, and asks for one person by a
 * name that nobody else has: what it does not reach is in the list of what is counted.
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
    return inStore(
      figureLink(figure, { person: null, days, flagged: [] }, { ...context, hyperionId }),
      hyperionId,
    )
  }
  const person = group === null ? null : personOf(group)
  const isNobodys = group !== null && person === null
  const isUnclear = group !== null && byNameAlone.includes(figure) && isNameShared(dashboard, group)
  if (view.stores === 'all' || isNobodys || isUnclear) {
    const of = { userName: person?.userName ?? null, isNobodys, stores: view.stores }
    return inStore(activityLink({ kind: figure, days, ...of }), context.hyperionId)
  }
  const flagged = view.grouping === 'associate' ? flaggedNames(dashboard) : []
  return inStore(figureLink(figure, { person, days, flagged }, context), context.hyperionId)
}

const personOf = ({ key, name }: DashboardGroup): LinkedPerson | null =>
  key === null || name === null ? null : { userName: key, fullName: name }
