import * as t from 'io-ts'
import { sortDirections } from '@retain/domain/sorting/sortDirection'
import { maximumPageSize } from '@retain/domain/paging/pageSize'
import { oneOf, whole } from './codecs'

/** The sort and page that every list search may carry; the service supplies its own where they are absent. */
export const sortAndPage = <Key extends string>(keys: readonly Key[]) =>
  t.exact(
    t.partial({
      orderBy: oneOf(keys, 'column key'),
      orderDirection: oneOf(sortDirections),
      pageNumber: whole(1),
      pageSize: whole(1, maximumPageSize),
      showAll: t.boolean,
    }),
  )
