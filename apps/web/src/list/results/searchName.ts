import type { ViewFields } from '@retain/domain/list/viewChanges'
import type { NamedCall } from '../streaming/rowReader'

const ofView: ReadonlySet<string> = new Set<keyof ViewFields>([
  'orderBy',
  'orderDirection',
  'pageNumber',
  'pageSize',
  'showAll',
])

/** Names what is searched for, whatever the order and the page: the selection lasts as long as the name stays the same. */
export const searchName = ({ call, body }: NamedCall): string =>
  JSON.stringify([call, body], (field, value: unknown) => (ofView.has(field) ? undefined : value))
