import * as t from 'io-ts'

declare const csvFileBrand: unique symbol

/** The text of a CSV file. */
export type CsvFile = string & { readonly [csvFileBrand]: true }

const byteOrderMark = '\uFEFF'

/** The answer of an endpoint that sends a file instead of JSON: RFC 4180, UTF-8 with a byte order mark. */
export const csvFile = new t.Type<CsvFile, string>(
  'CSV file in UTF-8, after its byte order mark',
  (value): value is CsvFile => typeof value === 'string' && value.startsWith(byteOrderMark),
  (value, context) =>
    typeof value === 'string' && value.startsWith(byteOrderMark)
      ? t.success(value as CsvFile)
      : t.failure(value, context),
  t.identity,
)

/** The headers in which a file says what it is, besides `Content-Disposition`, which names it. */
export const fileHeaders = {
  /** How many rows it has, without the line of labels. */
  rowCount: 'X-Row-Count',
  /** `true` where more rows match than the file has. */
  isCapped: 'X-Capped',
} as const
