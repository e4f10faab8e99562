import { Readable } from 'node:stream'
import { fileHeaders } from '@retain/api-client/kernel/csvFile'
import type { ExportSize } from '@retain/domain/list/export/exportTexts'

/** A CSV file that is sent while it is made. A handler answers with it; `mount` sends it. */
export class StreamedCsv {
  constructor(
    /** Without quotation marks, and of ASCII: it stands in a header. */
    readonly fileName: string,
    readonly size: ExportSize,
    /** The text of the file in pieces. A piece is read when the client has received the one before. */
    readonly slices: AsyncIterable<string>,
  ) {}
}

/** The headers of a file. */
export const csvHeaders = ({ fileName, size }: StreamedCsv) => ({
  'Content-Type': 'text/csv; charset=utf-8',
  'Content-Disposition': `attachment; filename="${fileName}"`,
  [fileHeaders.rowCount]: String(size.rowCount),
  [fileHeaders.isCapped]: String(size.isCapped),
})

/**
 * The content of a file. A slow client pauses the pieces and one that disconnects ends them, so no transaction may be open
 * between two of them. When a piece fails the connection is ended, by which the client knows that the file is incomplete.
 */
export const printCsv = ({ slices }: StreamedCsv): Readable => Readable.from(slices, { objectMode: false })
