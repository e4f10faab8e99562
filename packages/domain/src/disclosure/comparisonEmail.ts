import type { DeskingTerms } from '../payment/desking/deskingTerms'
import { columnKindLabels, type PlaygroundPrint } from '../payment/playground/playgroundColumns'
import { escapeHtml } from '../text/html/escapeHtml'
import type { DisclosureRow } from './disclosureRows'
import { paymentDisclaimer, workedOutText } from './disclosureTexts'

/** What a comparison says to the customer: what its print says. */
export interface Comparison {
  readonly print: Pick<PlaygroundPrint, 'columns'>
  /** A value for each column, as under the print. */
  readonly disclosure: readonly DisclosureRow[]
  /** The desking terms in force. */
  readonly desking: DeskingTerms
  readonly storeName: string
  readonly preparedBy: string
}

/** An email that is begun for somebody, who completes and sends it. */
export interface StartedEmail {
  readonly subject: string
  /** Its body, HTML. */
  readonly template: string
}

const paragraph = (html: string): string => `<p>${html}</p>`
const strong = (text: string): string => `<strong>${escapeHtml(text)}</strong>`

/** The column of a vehicle: what it is, what it would cost a month, and all that has to stand beside that. */
function vehicleHtml({ print: { columns }, disclosure }: Comparison, at: number): string {
  const column = columns[at]
  if (column === undefined) return ''
  const lines = disclosure.flatMap(({ label, values }) => {
    const value = values[at] ?? ''
    return value === '' ? [] : [`<li>${escapeHtml(`${label}: ${value}`)}</li>`]
  })
  const heading = `${strong(column.title)} ${escapeHtml(`(${columnKindLabels[column.kind]})`)}`
  return `${paragraph(heading)}${lines.length === 0 ? '' : `<ul>${lines.join('')}</ul>`}`
}

/**
 * The email that brings a comparison to the customer: each vehicle with its disclosure (12 CFR 1026.24(d), 12 CFR 1013.7(d)), how
 * the figures are worked out and the disclaimer, as they stand on its print.
 *
 * @example comparisonEmail(comparison).subject // '2026 Toyota RAV4: your comparison from Lakeside Motors'
 */
export function comparisonEmail(comparison: Comparison): StartedEmail {
  const { print, desking, storeName, preparedBy } = comparison
  const [first, ...others] = print.columns.filter(({ kind }) => kind !== 'current').map(({ title }) => title)
  const what = [first ?? '', others.length === 0 ? '' : `and ${others.length} more`].filter(
    (part) => part !== '',
  )
  return {
    subject: `${[what.join(' '), `your comparison from ${storeName}`].filter((part) => part !== '').join(': ')}`,
    template: [
      paragraph('Hello,'),
      paragraph('here is the comparison of the payments that we have worked out for you.'),
      ...print.columns.map((_, at) => vehicleHtml(comparison, at)),
      paragraph(`${strong('How it is worked out.')} ${escapeHtml(workedOutText(desking))}`),
      paragraph(`${strong(`${storeName} disclaimer.`)} ${escapeHtml(paymentDisclaimer)}`),
      paragraph(escapeHtml(preparedBy)),
    ].join(''),
  }
}
