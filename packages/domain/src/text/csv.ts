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

/** The apostrophes that `withoutFormula` sets, at the start of a text and within it. */
const markAtStart = /^'(?=[\s\p{C}]*[=+\-@＝＋－＠]|[\t\r\n])/u
const markWithin = /'(?=[=+\-@＝＋－＠])(?<=[;\t\r\n]["\s\p{C}]*')/gu

/**
 * A text of a CSV file as it was before `withoutFormula`. One that began with such an apostrophe by itself loses it: the two
 * are written alike.
 *
 * @example withFormula("'=1+1") // '=1+1'
 */
export const withFormula = (text: string): string => text.replace(markWithin, '').replace(markAtStart, '')

/** Whether a text holds control characters that a CSV file leaves out. */
export const holdsControls = (text: string): boolean => text.search(controls) >= 0

/**
 * What a CSV file says for a text, before it is quoted: no formula, no control characters.
 *
 * @example csvText('=1+1') // "'=1+1"
 */
export const csvText = (text: string): string => withoutFormula(text.replace(controls, ''))

/**
 * One field of a CSV file (RFC 4180): quoted where it holds a comma, a semicolon, a quote, a line break, a tab or outer
 * blanks, its quotes doubled; texts without formulas and without control characters. A number that is none is an empty field.
 *
 * @example csvField('Lee, Ann') // '"Lee, Ann"'
 */
export function csvField(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  const text = csvText(value)
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A CSV file: one line for each row, ended by CR LF (RFC 4180).
 *
 * @example csv([['Customer', 'Equity'], ['Lee, Ann', 1250]]) // 'Customer,Equity\r\n"Lee, Ann",1250\r\n'
 */
export const csv = (rows: readonly (readonly CsvValue[])[]): string =>
  rows.map((row) => `${row.map(csvField).join(',')}\r\n`).join('')
