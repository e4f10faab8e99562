import { DataFolderInUse } from '../db/dataFolderLock'
import { errorCode } from '../core/errorCode'
import { isDatabaseGone } from '../db/databaseError'
import type { Config } from '../config/config'

/** What a person can do about a start that failed, in one sentence; `null` when we do not know. */
export function startFault(error: unknown, { port, host, database }: Config): string | null {
  if (error instanceof DataFolderInUse) return error.message
  const code = errorCode(error) ?? ''
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop what uses it, or set PORT to another number.`
    case 'EACCES':
      return database.kind === 'embedded'
        ? `Port ${port} or the data folder ${database.folder} may not be opened by this user.`
        : `Port ${port} may not be opened by this user.`
    case 'EEXIST':
    case 'ENOTDIR':
      return database.kind === 'embedded'
        ? `DATA_DIR leads to ${database.folder}, where a file stands; it must be a folder.`
        : null
    case 'EADDRNOTAVAIL':
      return `HOST ${host} is not an address of this machine.`
  }
  if (database.kind === 'postgres' && isDatabaseGone(error))
    return `The database of DATABASE_URL does not answer (${code || 'no connection'}).`
  if (database.kind === 'postgres' && /^(28|3D)/.test(code))
    return 'The database of DATABASE_URL refuses the user, the password or the name of the database.'
  return null
}
