import { errorCode } from '../core/errorCode'
import { withoutValues } from '../core/loggedError'

/** Trying again cannot help: the partner refused it for good, or what it is about is no more. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure'
}

/** An attempt took longer than its kind allows. */
export class JobTimeout extends Error {
  override readonly name = 'JobTimeout'
}

/** The server stopped while an attempt was on its way. */
export class ServerStopping extends Error {
  override readonly name = 'ServerStopping'
}

/** The process ended in the last attempt, so that nobody could say what came of it. */
export class AttemptsLost extends Error {
  override readonly name = 'AttemptsLost'
}

/** What is kept of an error: its name and code. Messages of partners quote addresses. */
export const failureText = (error: unknown): string => {
  const name = error instanceof Error ? error.name : typeof error
  const code = errorCode(error)
  return code === null ? name : `${name} ${code}`
}

/** What of an error a job may log: everything but its message. */
export const loggedFailure = (error: unknown) => ({ ...withoutValues(error), message: failureText(error) })
