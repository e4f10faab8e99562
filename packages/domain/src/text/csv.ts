/** What one field of a CSV file holds; `null` is an empty one. */
export type CsvValue = string | number | null

/** How programs begin a formula, also in the wide forms that they take for the plain ones. */
const formulaStart = /^[\s\p{C}]*[=+\-@＝＋－＠]/u
/** What they take for the start of a further field. */
const controlStart = /^[\t\r\n]/
/**
 * Where a formula begins behind a sign at which programs may end a field. What begins it is looked for first, so that a
 * text of many blanks is read through once.
 */
const formulaWithin = /(?=[=+\-@＝＋－＠])(?<=[;\t\r\n]["\s\p{C}]*)/gu
/** Control characters that are no layout of a text: some programs end a field or a file at them, others refuse it. */
const controls = /(?![\t\r\n])\p{Cc}/gu
/** A negative figure or amount is no formula. */
const figure = /^-\$?\d[\d,]*(\.\d+)?%?$/

/**
 * A text that no spreadsheet reads as a formula: where it begins like one it gets an apostrophe in front, which
 * spreadsheets take for "this is text". Figures and amounts stay as they are.
 *
 * Within the text the same is done behind semicolons, tabs and line breaks: a spreadsheet that separates fields by semicolons
 * takes the quotes of a field behind a comma for text, and would end the field there.
 *
 * @example withoutFormula('=HYPERLINK("http://example.test")') // "'=HYPERLINK(\"http://example.test\")"
 * @example withoutFormula('Lee;=1+1') // "Lee;'=1+1"
 * @example withoutFormula('-$1,250') // '-$1,250'
 */
export function withoutFormula(text: string): string {
  if (figure.test(text)) return text
  const inner = text.replace(formulaWithin, "'")
  return formulaStart.test(text) || controlStart.test(text) ? `'${inner}` : inner
}

/**
 * One field of a CSV file (RFC 4180): quoted where it holds a comma, a semicolon, a quote, a line break, a tab or outer
 * blanks, its quotes doubled; texts without formulas and without control characters. A number that is none is an empty field.
 *
 * @example csvField('Lee, Ann') // '"Lee, Ann"'
 */
export function csvField(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  const text = withoutFormula(value.replace(controls, ''))
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A CSV file: one line for each row, ended by CR LF (RFC 4180).
 *
 * @example csv([['Customer', 'Equity'], ['Lee, Ann', 1250]]) // 'Customer,Equity\r\n"Lee, Ann",1250\r\n'
 */
export const csv = (rows: readonly (readonly CsvValue[])[]): string =>
  rows.map((row) => `${row.map(csvField).join(',')}\r\n`).join('')
