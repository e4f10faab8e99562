import type { Day } from '../calendar/day'
import type { RouteName } from '../session/routes/routes'
import { contactLog } from '../work-log/contact-log/contactLog'
import {
  contactLogFiltersOn,
  contactLogRangeError,
  type ContactLogFilters,
} from '../work-log/contact-log/contactLogFilters'
import { equityLog } from '../work-log/equity-log/equityLog'
import type { EquityLogFilters } from '../work-log/equity-log/equityLogFilters'
import { defaultView } from '../work-log/view/viewAddress'
import type { AddressedView } from '../work-log/view/addressCodec'
import type { LogContext } from '../work-log/view/logContext'
import { printActivityView, type ActivityFilter, type ActivityKind } from './activity'
import type { DaySpan } from './dashboardPeriod'

/** A figure whose rows can be shown. */
export type LinkedFigure = ActivityKind

/** An associate as the logs know them. */
export interface LinkedPerson {
  readonly userName: string
  readonly fullName: string
}

/** Whose figure it is. */
export interface FigurePlace {
  /** `null` for all associates of the store. */
  readonly person: LinkedPerson | null
  /** The days of the figure. */
  readonly days: DaySpan
  /** Everybody for whom something is flagged, by whom the log finds the flags of a whole store. */
  readonly flagged: readonly string[]
}

/** Where a log shows the rows of a figure. */
export interface FigureLink extends AddressedView {
  readonly route: Extract<RouteName, 'activity' | 'contactLog' | 'equityLog'>
}

/** The status filter of an opportunity that is on the list. */
export const listStatus = 'All Active'

/** The list that reads what a figure counts, whoever's it is, in one store or in all. */
export const activityLink = (filter: ActivityFilter): FigureLink => ({
  route: 'activity',
  query: printActivityView(filter),
  personFilters: {},
})

/**
 * The view that has the rows of a figure of one store, as many as the figure says: a log, or the list that reads what is counted
 * where no log has them. The Contact Log shows 30 days and nothing that is older.
 *
 * @param context of the store that the figure is of.
 * @example figureLink('answers', { person: null, days: { from: '2026-11-16', to: '2026-11-20' }, flagged: [] }, context)
 * // { route: 'contactLog', query: 'orderBy=…&from=2026-11-16&to=2026-11-20', personFilters: {} }
 */
export function figureLink(figure: LinkedFigure, place: FigurePlace, context: LogContext): FigureLink {
  const { days, person } = place
  const listed = () =>
    activityLink({
      kind: figure,
      days,
      userName: person?.userName ?? null,
      isNobodys: false,
      stores: 'active',
    })
  switch (figure) {
    case 'contacts':
    case 'leads':
      return listed()
    case 'answers':
    case 'responses':
      return isOutsideContactLog(days, context.today) ? listed() : inContactLog(figure, place, context)
    case 'flags': {
      const flgOpptAssocName = person === null ? place.flagged : [person.fullName]
      return flgOpptAssocName.length === 0 ? listed() : inEquityLog({ flgOpptAssocName }, context)
    }
    case 'onList':
      return inEquityLog(onList(place), context)
    case 'contacted':
      return inEquityLog({ ...onList(place), LastContactDate: place.days }, context)
  }
}

const onList = ({ person }: FigurePlace): EquityLogFilters => ({
  oppStatus: [listStatus],
  ...(person === null ? {} : { oppOwner: [person.fullName] }),
})

const inEquityLog = (filters: EquityLogFilters, context: LogContext): FigureLink => ({
  route: 'equityLog',
  ...equityLog.address.print({ ...defaultView(equityLog), filters, savedSearchId: null }, context),
})

function inContactLog(
  figure: 'answers' | 'responses',
  { person, days }: FigurePlace,
  context: LogContext,
): FigureLink {
  const filters: ContactLogFilters = {
    ...contactLogFiltersOn(context.today),
    received: days,
    ...(figure === 'responses' ? { repliedStatus: 'responded' } : {}),
    ...(person === null ? {} : { emailSentBy: person.userName }),
  }
  return {
    route: 'contactLog',
    ...contactLog.address.print({ ...defaultView(contactLog), filters, savedSearchId: null }, context),
  }
}

const isOutsideContactLog = (days: DaySpan, today: Day): boolean => contactLogRangeError(days, today) !== null
