import * as E from 'fp-ts/Either'

/** What separates the fields of an imported file. */
export type Delimiter = ',' | ';' | '\t'

/** How a file is to be read. */
export interface ImportLayout {
  readonly delimiter: Delimiter
  /** At which character its heading begins. */
  readonly start: number
}

/** Excel's own first line, which is no row: `sep=;` names the delimiter. */
const delimiterLine = /^\uFEFF?sep=(?<named>[^\r\n]*)(\r\n|\r|\n|$)/i

const isDelimiter = (text: string): text is Delimiter => [',', ';', '\t'].includes(text)

/** The sign that a heading has most of, a comma where it has none. */
function commonest(heading: string): Delimiter {
  const unquoted = heading.replace(/"[^"]*"/g, '')
  const countOf = (sign: string) => unquoted.split(sign).length - 1
  const [commas, semicolons, tabs] = [countOf(','), countOf(';'), countOf('\t')]
  if (tabs > commas && tabs > semicolons) return '\t'
  return semicolons > commas ? ';' : ','
}

/**
 * What separates the fields of a file, and where its heading begins: as its line `sep=` says, which Excel writes and shows as no
 * row, and else the sign that the heading has most of. A line that names another sign is refused in a sentence.
 *
 * @param text the file, or its beginning.
 * @example importLayout('sep=;\r\nMapper;Mapped From') // right: { delimiter: ';', start: 7 }
 */
export function importLayout(text: string): E.Either<readonly string[], ImportLayout> {
  const line = delimiterLine.exec(text)
  if (line === null) return E.right({ delimiter: commonest(text.split(/[\r\n]/, 1).join('')), start: 0 })
  const named = line.groups?.['named'] ?? ''
  if (isDelimiter(named)) return E.right({ delimiter: named, start: line[0].length })
  const said = named === '' ? 'names no sign' : `names "${named.slice(0, 60)}"`
  return E.left([
    `The first line, "sep=", ${said}. Fields have to be separated by commas, semicolons or tabs.`,
  ])
}
