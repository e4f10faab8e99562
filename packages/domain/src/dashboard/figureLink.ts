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
import { printActivityView } from './activity'
import type { DaySpan } from './dashboardPeriod'

/** A figure whose rows a log can show. */
export type LinkedFigure = 'contacts' | 'leads' | 'answers' | 'responses' | 'flags' | 'onList' | 'contacted'

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

/**
 * The view of a log that has the rows of a figure, as many as the figure says; `null` where there is none: the Contact Log shows
 * 30 days and nothing that is older.
 *
 * @param context of the store that the figure is of.
 * @example figureLink('answers', { person: null, days: { from: '2026-11-16', to: '2026-11-20' }, flagged: [] }, context)
 * // { route: 'contactLog', query: 'orderBy=…&from=2026-11-16&to=2026-11-20', personFilters: {} }
 */
export function figureLink(figure: LinkedFigure, place: FigurePlace, context: LogContext): FigureLink | null {
  switch (figure) {
    case 'contacts':
    case 'leads': {
      const userName = place.person?.userName ?? null
      const query = printActivityView({ kind: figure, days: place.days, userName })
      return { route: 'activity', query, personFilters: {} }
    }
    case 'answers':
    case 'responses':
      return inContactLog(figure, place, context)
    case 'flags': {
      const flgOpptAssocName = place.person === null ? place.flagged : [place.person.fullName]
      return flgOpptAssocName.length === 0 ? null : inEquityLog({ flgOpptAssocName }, context)
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
): FigureLink | null {
  if (isOutsideContactLog(days, context.today)) return null
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
