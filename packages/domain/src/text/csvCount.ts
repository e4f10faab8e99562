const quote = 0x22
const lineFeed = 0x0a

/** How many lines of a CSV file have been read so far; a line break within quotes ends none. */
export interface CsvCount {
  readonly lines: number
  readonly isQuoted: boolean
}

/** Before the first byte. */
export const noCsvLines: CsvCount = { lines: 0, isQuoted: false }

/**
 * Counts on through the next piece of a CSV file in UTF-8, wherever the file was cut.
 *
 * @example countCsvLines(noCsvLines, new TextEncoder().encode('Customer\r\n"Lee,\nAnn"\r\n')).lines // 2
 */
export function countCsvLines({ lines, isQuoted }: CsvCount, piece: Uint8Array): CsvCount {
  for (const byte of piece) {
    // A doubled quote leaves and enters again.
    if (byte === quote) isQuoted = !isQuoted
    else if (byte === lineFeed && !isQuoted) lines += 1
  }
  return { lines, isQuoted }
}
