import { generalAccess } from '@retain/domain/session/user/permissions'
import { splitList } from '@retain/domain/text/commaList'
import { logColumnKeys } from '@retain/domain/work-log/columns/columnKeys'
import { exportedContactColumns } from '@retain/domain/work-log/contact-log/exportedContactColumns'
import { selectionLimit } from '@retain/domain/list/rowSelection'
import * as t from 'io-ts'
import { searchContactLog } from './contact-log'
import { taggedBy } from './kernel/choices'
import { hyperionId, id, listUpTo, oneOf, record } from './kernel/codecs'
import { csvFile } from './kernel/csvFile'
import { endpoint, type Endpoint } from './kernel/endpoint'
import { quickSearchV2, searchLog } from './quick-search'
import { searchLogs } from './work-log'

/** The body of another call, under its name; errors name the same fields as that call's own. */
const bodyOf = <P, Q, B, A>({ name, body }: Endpoint<P, Q, B, A>): t.Type<B, unknown> =>
  new t.Type(
    `body of ${name}`,
    (value): value is B => body.is(value),
    (value, context) =>
      body.validate(value, [
        ...context.slice(0, -1),
        { key: context.at(-1)?.key ?? '', type: body, actual: value },
      ]),
    (value) => body.encode(value),
  )

/** Columns in the order of the file. */
const columnsOf = <Key extends string>(keys: readonly Key[]) =>
  listUpTo(keys.length, oneOf(keys, 'column key'))

const logColumns = columnsOf(logColumnKeys)

/** What is exported: the search that fills the list, by the name of its call, and the columns. */
const exportedList = taggedBy('call', {
  searchLogs: record({ search: bodyOf(searchLogs), columns: logColumns }),
  searchLog: record({ search: bodyOf(searchLog), columns: logColumns }),
  quickSearchV2: record({ search: bodyOf(quickSearchV2), columns: logColumns }),
  searchContactLog: record({
    search: bodyOf(searchContactLog),
    columns: columnsOf(exportedContactColumns),
  }),
})

type ExportedList = t.TypeOf<typeof exportedList>

/** The stores of the list, as its own call counts them. */
const searchedStores = ({ call, search }: ExportedList): readonly string[] =>
  call === 'searchLogs' || call === 'searchContactLog' ? [search.hyperionId] : splitList(search.hyperionIds)

/**
 * The current list of a log as a CSV file, in the place of JSON: what its search finds from the first row on, at most
 * 10,000 rows, in its order, with the given columns as the log shows them. In the Service Log the candidates of today
 * come first where the search shows candidates (L-523, L-525); they are rows of the file like the others.
 *
 * Where `rowKeys` are given, those rows of the searched stores alone stand in the place of all that. The key of a row
 * is its opportunity, in the Contact Log its email (`inboundContactHistoryId`). A row of another store is refused (403
 * `store`), as if it were not there.
 *
 * `hyperionId` is the active store: dates stand in its offset, and the name of the file in `Content-Disposition` carries its
 * code and its day. `X-Row-Count` says how many rows the file has, `X-Capped: true` that more match. Ours (°).
 */
export const exportLog = endpoint({
  name: 'exportLog',
  base: 'opportunity',
  method: 'POST',
  path: '/search/export',
  body: t.intersection([
    record({ hyperionId }),
    exportedList,
    t.exact(t.partial({ rowKeys: listUpTo(selectionLimit, id) })),
  ]),
  output: csvFile,
  access: { anyOf: [generalAccess] },
  scope: {
    stores: ({ body }) => [...new Set([body.hyperionId, ...searchedStores(body)])],
    severalNeed: 'Opportunity_Call_Center_Access',
  },
  answers: 'file',
  kind: 'search',
  rows: [],
})
