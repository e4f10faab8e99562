import { errorCode } from './errorCode'

/** What of an error may be logged: messages and details of the database can quote values, its code cannot. */
export const withoutValues = (error: unknown) => {
  if (!(error instanceof Error)) return { type: typeof error, code: null, message: 'no error', stack: '' }
  const code = errorCode(error)
  const isOfDatabase = code !== null && /^[0-9A-Z]{5}$/.test(code)
  return { type: error.name, code, message: isOfDatabase ? 'database' : error.message, stack: stackOf(error) }
}

/** The places that an error came through, without its message. */
const stackOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n')
