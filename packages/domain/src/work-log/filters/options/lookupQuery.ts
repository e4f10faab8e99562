import { joinList } from '../../../text/commaList'
import { chosenIds, valueOf } from '../activeFilters'
import type { FilterValues } from '../filterDefinition'
import { lookupCalls, type LookupName, type StoreUserList } from './lookups'

/** What is sent to ask for a list. */
export type LookupQuery = Readonly<Record<string, string>>

/**
 * What a list is asked with: the store, for users also which ones, or the chosen makes or models comma-joined; `null` as
 * long as none is chosen, for then there is nothing to ask (L-432 to L-439, L-558, L-559).
 *
 * @example lookupQuery('models', { make: ['12', '13'] }, 'S0001') // { makeId: '12,13' }
 */
export function lookupQuery(name: LookupName, values: FilterValues, hyperionId: string): LookupQuery | null {
  switch (lookupCalls[name].asksFor) {
    case 'nothing':
      return {}
    case 'store':
      return { hyperionId }
    case 'senders':
      return { hyperionId, listType: 'emailSentBy' satisfies StoreUserList }
    case 'makes':
      return chosenQuery('makeId', values, 'make')
    case 'models':
      return chosenQuery('modelId', values, 'model')
  }
}

function chosenQuery(field: string, values: FilterValues, filter: string): LookupQuery | null {
  const ids = chosenIds(valueOf(values, filter))
  return ids.length === 0 ? null : { [field]: joinList(ids) }
}
