import { errorCode } from '../core/errorCode'

/** A refusal of the embedded database, with the fields that the driver of PostgreSQL gives its errors too. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'

  constructor(
    message: string,
    /** The SQLSTATE, such as `23505`; empty when the database never spoke. */
    readonly code: string,
  ) {
    super(message)
  }
}

const gone: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  // admin shutdown, crash shutdown, cannot connect now, too many connections
  '57P01',
  '57P02',
  '57P03',
  '53300',
])

/** What the driver of PostgreSQL says when a connection ends under a query; these errors carry no code. */
const goneTexts = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end on the pool',
]

/** Whether an error says that the database cannot be reached at present, so that trying again later may work. */
export function isDatabaseGone(error: unknown): boolean {
  const code = errorCode(error)
  if (code !== null && (gone.has(code) || code.startsWith('08'))) return true
  if (error instanceof AggregateError) return error.errors.some(isDatabaseGone)
  return error instanceof Error && goneTexts.some((text) => error.message.startsWith(text))
}

/**
 * Whether the database refused a value: one that its type cannot hold (class 22), that a check or a reference of a table does
 * not allow, or that is too large for an index.
 */
export function isValueRefused(error: unknown): boolean {
  const code = errorCode(error) ?? ''
  return /^22[0-9A-Z]{3}$/.test(code) || refusedValues.has(code)
}

/** not null violation, foreign key violation, check violation, program limit exceeded */
const refusedValues: ReadonlySet<string> = new Set(['23502', '23503', '23514', '54000'])

/** Whether the disk of the database is full, or its memory. */
export const isDatabaseFull = (error: unknown): boolean => fullCodes.has(errorCode(error) ?? '')

/** disk full, out of memory, and what the system says of a full disk or quota */
const fullCodes: ReadonlySet<string> = new Set(['53100', '53200', 'ENOSPC', 'EDQUOT'])

/** Whether a statement waited longer for a lock than its transaction allows (`lock_timeout`). */
export const isLockTimeout = (error: unknown): boolean => errorCode(error) === '55P03'

/** Whether a row would have stood twice in a unique index. */
export const isUniqueViolation = (error: unknown): boolean => errorCode(error) === '23505'

/** Whether two writes stood in each other's way, so that trying again later works: a lock timeout or a deadlock. */
export const isDatabaseBusy = (error: unknown): boolean =>
  isLockTimeout(error) || errorCode(error) === '40P01'
