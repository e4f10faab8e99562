import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { fileHeaders } from '@retain/api-client/kernel/csvFile'
import type { ExportSize } from '@retain/domain/work-log/export/exportTexts'

/** A CSV file that is written while it is sent. A handler answers with it; `mount` sends it. */
export class CsvInSlices {
  constructor(
    /** Without quotation marks, and of ASCII: it stands in a header. */
    readonly fileName: string,
    readonly size: ExportSize,
    /** The text of the file, piece by piece. Each is asked for when the client has taken the one before. */
    readonly slices: AsyncIterable<string>,
  ) {}
}

/**
 * Sends a file. A slow client makes its slices wait, one that goes away ends them: no transaction may be open between
 * two of them. A slice that fails ends the connection, by which the client knows that the file is not whole.
 */
export const sendCsv = (reply: FastifyReply, { fileName, size, slices }: CsvInSlices): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${fileName}"`)
    .header(fileHeaders.rowCount, size.rowCount)
    .header(fileHeaders.isCapped, size.isCapped)
    .send(Readable.from(slices, { objectMode: false }))
