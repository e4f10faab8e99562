/** What may stand in a log line: names, codes and request ids. Nothing that a person typed or that names a customer. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

/** The app's log. It ends in the browser's console, where support reads it; no line leaves the browser. */
export interface Log {
  readonly info: (message: string, fields?: LogFields) => void
  readonly warn: (message: string, fields?: LogFields) => void
}

const line = (message: string, fields: LogFields | undefined): string =>
  fields === undefined ? message : `${message} ${JSON.stringify(fields)}`

/* eslint-disable no-console -- this is the one place that may write to the console */
export const log: Log = {
  info: (message, fields) => console.info(line(message, fields)),
  warn: (message, fields) => console.warn(line(message, fields)),
}
