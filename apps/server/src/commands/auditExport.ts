import { auditedExport } from '@retain/domain/audit/auditedChanges'
import { appendEntries } from '../audit/appendEntries'
import type { Call } from '../endpoints/mount'
import { auditAuthorOf } from './author'

/** A file that somebody is about to be sent. */
export interface ExportedFile {
  /** What is exported, such as `Equity Log`. */
  readonly title: string
  readonly hyperionId: string
  /** What narrows it: the names of the fields are kept, and none of their values. */
  readonly search: Readonly<Record<string, unknown>>
  readonly rowCount: number
}

/**
 * Writes into the audit log that somebody exports a list, before the first row is sent.
 *
 * @example await auditExport(call, { title: 'Mapping Table', hyperionId, search: { text }, rowCount: size.rowCount })
 */
export const auditExport = async (
  call: Pick<Call<unknown, unknown, unknown>, 'caller' | 'clock' | 'requestId' | 'db'>,
  { title, hyperionId, search, rowCount }: ExportedFile,
): Promise<void> => {
  const change = auditedExport(title, hyperionId, search, rowCount)
  await call.db
    .transaction()
    .execute((transaction) => appendEntries(transaction, [change], auditAuthorOf(call)))
}
