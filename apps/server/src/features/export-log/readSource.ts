import type { exportLog } from '@retain/api-client/export-log'
import type { Instant } from '@retain/domain/calendar/instant'
import type { OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import { searchResultCap } from '@retain/domain/quick-search/quickSearch'
import type { ReplyUser } from '@retain/domain/work-log/contact-log/reply/replyCell'
import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import { mostExportedRows } from '@retain/domain/work-log/export/exportLimits'
import { searchLog } from '@retain/domain/work-log/search-log/searchLog'
import { serviceLog } from '@retain/domain/work-log/service-log/serviceLog'
import { readContactLogWish } from '../contact-log/readContactLogWish'
import { readLooseWish, readSearchWish } from '../quick-search/readSearchWish'
import { foundBy } from '../quick-search/searchQueries'
import { chosen } from '../work-log/logQueries'
import { readLogWish } from '../work-log/readLogWish'
import type { ExportedSource } from './exportedSource'
import { mailSource } from './mailSource'
import { opportunitySource } from './opportunitySource'

type ExportBody = Parameters<(typeof exportLog)['body']['encode']>[0]

/** What the lines of a file depend on besides its list. */
interface Reader {
  readonly user: ReplyUser
  readonly offset: OffsetMinutes
  readonly now: Instant
}

/**
 * The list that an export asks for, read as the search of its log reads it.
 *
 * @throws Refusal (400) for what that search refuses.
 */
export function readSource(body: ExportBody, { user, offset, now }: Reader): ExportedSource {
  const { opptIds } = body
  switch (body.call) {
    case 'searchContactLog':
      return mailSource(readContactLogWish(body.search, now), opptIds, body.columns, { user, offset })
    case 'searchLogs': {
      const wish = readLogWish(body.search)
      return opportunitySource({
        ...wish,
        log: body.search.source === 'EQLOG' ? equityLog : serviceLog,
        hyperionIds: [wish.hyperionId],
        most: mostExportedRows,
        found: (db) => chosen(db, wish),
        opptIds,
        columns: body.columns,
        offset,
      })
    }
    case 'searchLog':
    case 'quickSearchV2': {
      const { wanted, ...sort } =
        body.call === 'searchLog' ? readSearchWish(body.search) : readLooseWish(body.search)
      return opportunitySource({
        ...sort,
        log: searchLog,
        hyperionIds: wanted.hyperionIds,
        most: Math.min(mostExportedRows, searchResultCap),
        found: (db) => foundBy(db, wanted),
        opptIds,
        columns: body.columns,
        offset,
      })
    }
  }
}
