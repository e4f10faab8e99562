import { printQuery, readQuery } from '../../text/addressQuery'
import type { LogColumnKey } from '../columns/columnKeys'
import { changedFilters } from '../filters/changedFilters'
import { printPersonFilters, readPersonFilters } from '../filters/filterAddress'
import type { FieldTexts } from '../filters/filter-types/filterKind'
import { openRange } from '../filters/filter-types/fromTo'
import { normaliseFilters } from '../filters/normaliseFilters'
import { parseFilteredView, printFilteredView, type LogView } from '../view/viewAddress'
import { serviceLog } from './serviceLog'
import { serviceLogFilters, type ServiceLogFilters } from './serviceLogFilters'

/** How somebody looks at the Service Log: order and page, and its four filters, of which each always holds something. */
export interface ServiceLogView extends LogView<LogColumnKey> {
  readonly filters: ServiceLogFilters
}

/** What an address says of a range that is open on both sides; without a word of it the range is the default one. */
const anyDay = 'any'

const { from: fromField } = serviceLogFilters.lastService.fields

/**
 * The filters of the Service Log that are not as it opens, and so stand in an address and as tags.
 *
 * @param defaults of `defaultServiceLogFilters`.
 */
export const changedServiceFilters = (
  filters: ServiceLogFilters,
  defaults: ServiceLogFilters,
): ServiceLogFilters => changedFilters(serviceLogFilters, filters, defaults)

/**
 * Prints a view of the Service Log as the query of its address. It names the filters that differ from the defaults only,
 * so that an address without a day means today whenever it is opened. People's names stay out.
 *
 * @example printServiceLogView({ ...view, filters: { ...defaults, roStatus: 'Open' } }, defaults) // 'orderBy=roDateTime&orderDirection=desc&roStatus=Open'
 */
export function printServiceLogView(view: ServiceLogView, defaults: ServiceLogFilters): string {
  const filters = changedServiceFilters(view.filters, defaults)
  const printed = printFilteredView({ ...view, savedSearchId: null, filters }, serviceLogFilters)
  const isOpen = normaliseFilters(serviceLogFilters, view.filters).lastService === undefined
  return isOpen ? `${printed}&${printQuery({ [fromField]: anyDay })}` : printed
}

/** The flagging associates of a view, for what is kept beside its address; nothing where it shows those of all. */
export const printServiceLogPersonFilters = (view: ServiceLogView, defaults: ServiceLogFilters): FieldTexts =>
  printPersonFilters(serviceLogFilters, changedServiceFilters(view.filters, defaults))

/**
 * Reads a view of the Service Log from the query of its address, and the names of people from what was kept beside it.
 * What the address does not say is as by default, and so is what it says wrongly.
 *
 * @param personFilters what `printServiceLogPersonFilters` gave, from wherever it was kept.
 * @example parseServiceLogView('?roStatus=Open', null, defaults).filters.roStatus // 'Open'
 */
export function parseServiceLogView(
  query: string,
  personFilters: unknown,
  defaults: ServiceLogFilters,
): ServiceLogView {
  const { sort, page, showAll, filters } = parseFilteredView(query, serviceLog, serviceLogFilters)
  const isOpen = readQuery(query).get(fromField) === anyDay
  return {
    sort,
    page,
    showAll,
    filters: {
      ...defaults,
      ...(isOpen ? { lastService: openRange } : {}),
      ...filters,
      ...readPersonFilters(serviceLogFilters, personFilters),
    },
  }
}
