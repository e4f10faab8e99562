import type { exportLog } from '@retain/api-client/export-log'
import type { BodyOf } from '@retain/api-client/kernel/endpoint'
import type { Instant } from '@retain/domain/calendar/instant'
import type { OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import { searchResultCap } from '@retain/domain/quick-search/quickSearch'
import { contactLog } from '@retain/domain/work-log/contact-log/contactLog'
import { exportedContactLog } from '@retain/domain/work-log/contact-log/exportedContactLog'
import type { ReplyUser } from '@retain/domain/work-log/contact-log/reply/replyCell'
import { exportedLog } from '@retain/domain/work-log/export/exportedLog'
import { mostExportedRows } from '@retain/domain/list/export/exportLimits'
import { logs } from '@retain/domain/work-log/logs'
import { searchLog } from '@retain/domain/work-log/search-log/searchLog'
import { searchIncludesCandidates } from '@retain/domain/work-log/service-log/showsCandidates'
import { readContactLogQuery } from '../contact-log/readContactLogQuery'
import { readLooseQuery, readSearchQuery } from '../quick-search/readSearchQuery'
import { foundBy } from '../quick-search/searchQueries'
import { chosen } from '../work-log/logQueries'
import { readLogQuery } from '../work-log/readLogQuery'
import { candidateSource } from './candidateSource'
import type { ExportedFile } from './exportedSource'
import { emailSource } from './emailSource'
import { opportunitySource } from './opportunitySource'

type ExportBody = BodyOf<typeof exportLog>

/** What the lines of a file depend on besides its list. */
interface Reader {
  readonly user: ReplyUser
  readonly offset: OffsetMinutes
  readonly now: Instant
}

/**
 * The file that an export asks for, its search read as the log reads it.
 *
 * @throws ApiProblem (400) for what that search refuses.
 */
export function readExport(body: ExportBody, { user, offset, now }: Reader): ExportedFile {
  const { rowKeys } = body
  switch (body.call) {
    case 'searchContactLog': {
      const rows = exportedContactLog(body.columns, { user, offset })
      return {
        log: contactLog,
        most: mostExportedRows,
        heading: rows.heading,
        sources: [emailSource(readContactLogQuery(body.search, now), rowKeys, rows)],
      }
    }
    case 'searchLogs': {
      const { search } = body
      const query = readLogQuery(search)
      const { hyperionId } = query
      const rows = exportedLog(body.columns, offset)
      const hasCandidates =
        search.source === 'SVCLOG' && rowKeys === undefined && searchIncludesCandidates(search, now)
      return {
        log: logs[search.source],
        most: mostExportedRows,
        heading: rows.heading,
        sources: [
          ...(hasCandidates ? [candidateSource(hyperionId, now, rows)] : []),
          opportunitySource(
            { ...query, hyperionIds: [hyperionId], found: (db) => chosen(db, query), chosen: rowKeys },
            rows,
          ),
        ],
      }
    }
    case 'searchLog':
    case 'quickSearchV2': {
      const { wanted, ...sort } =
        body.call === 'searchLog' ? readSearchQuery(body.search) : readLooseQuery(body.search)
      const rows = exportedLog(body.columns, offset)
      const { hyperionIds } = wanted
      return {
        log: searchLog,
        most: Math.min(mostExportedRows, searchResultCap),
        heading: rows.heading,
        sources: [
          opportunitySource(
            { ...sort, hyperionIds, found: (db) => foundBy(db, wanted), chosen: rowKeys },
            rows,
          ),
        ],
      }
    }
  }
}
