import { generalAccess } from '@retain/domain/session/user/permissions'
import { sortDirections } from '@retain/domain/sorting/sortDirection'
import * as t from 'io-ts'
import { hyperionId, oneOf, record } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'
import { candidate } from './work-log'

/**
 * The candidates of a store of today, by the store's calendar. They are no part of the Service Log's pages: the screen
 * shows them above page 1 (L-523).
 */
export const listCandidates = endpoint({
  name: 'listCandidates',
  base: 'opportunity',
  method: 'GET',
  path: '/search/candidates',
  query: record({ hyperionId, scanDateSortOrder: oneOf(sortDirections) }),
  output: t.readonlyArray(candidate),
  access: { anyOf: [generalAccess] },
  scope: { store: ({ query }) => query.hyperionId },
  handlesNotFound: true,
  rows: ['L-174', 'L-179', 'L-421', 'L-441', 'L-523', 'L-525', 'L-552'],
})
