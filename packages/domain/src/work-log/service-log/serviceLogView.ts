import { printQuery, readQuery } from '../../text/addressQuery'
import type { LogColumnKey } from '../columns/columnKeys'
import { printFields, readFields } from '../filters/fieldTexts'
import { personalFilters, readPersonal } from '../filters/filterAddress'
import type { FieldTexts } from '../filters/filter-types/filterKind'
import { openRange } from '../filters/filter-types/fromTo'
import { fieldsOf } from '../filters/heldFilters'
import { parseView, printView, type LogView } from '../view/viewAddress'
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
 * Prints a view of the Service Log as the query of its address. It names the filters that differ from the defaults only,
 * so that an address without a day means today whenever it is opened. People's names stay out (`printPersonal`).
 *
 * @param defaults of `defaultServiceLogFilters`.
 * @example printServiceLogView({ ...view, filters: { ...defaults, roStatus: 'Open' } }, defaults) // 'orderBy=roDateTime&orderDirection=desc&roStatus=Open'
 */
export function printServiceLogView(view: ServiceLogView, defaults: ServiceLogFilters): string {
  const texts = plainTexts(view.filters)
  const usual = plainTexts(defaults)
  const changed: Record<string, string> = {}
  for (const definition of Object.values(serviceLogFilters)) {
    const fields: readonly string[] = fieldsOf(definition)
    if (fields.every((field) => texts[field] === usual[field])) continue
    for (const field of fields) if (texts[field]) changed[field] = texts[field]
  }
  const isOpen = fieldsOf(serviceLogFilters.lastService).every((field) => !texts[field])
  const filters = printQuery(isOpen ? { ...changed, [fromField]: anyDay } : changed)
  return [printView(view), filters].filter((part) => part !== '').join('&')
}

/** The filters that may stand in an address, as texts by field. */
function plainTexts(filters: ServiceLogFilters): FieldTexts {
  const people = printFields(serviceLogFilters, personalFilters(serviceLogFilters, filters))
  const texts = printFields(serviceLogFilters, filters)
  return Object.fromEntries(Object.entries(texts).filter(([field]) => !Object.hasOwn(people, field)))
}

/**
 * Reads a view of the Service Log from the query of its address, and the names of people from what was kept beside it.
 * What the address does not say is as by default, and so is what it says wrongly.
 *
 * @param personal what `printPersonal` gave, from wherever it was kept.
 * @example parseServiceLogView('?roStatus=Open', null, defaults).filters.roStatus // 'Open'
 */
export function parseServiceLogView(
  query: string,
  personal: unknown,
  defaults: ServiceLogFilters,
): ServiceLogView {
  const values = readQuery(query)
  const { filters } = readFields(serviceLogFilters, Object.fromEntries(values))
  const { flagged: _names, ...plain } = filters
  return {
    ...parseView(query, serviceLog),
    filters: {
      ...defaults,
      ...plain,
      ...(values.get(fromField) === anyDay && !plain.lastService ? { lastService: openRange } : {}),
      ...readPersonal(serviceLogFilters, personal),
    },
  }
}
