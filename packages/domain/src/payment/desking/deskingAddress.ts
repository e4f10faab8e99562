import { parseDay } from '../../calendar/day'
import { dollarsOfCents } from '../../money/dollars'
import { parseDollars } from '../../money/typedDollars'
import { deskingTermNames } from './deskingTexts'
import {
  deskingLimits,
  isDeskingFigure,
  neutralDesking,
  type DeskingEdits,
  type DeskingFigure,
  type DeskingTerm,
  type DeskingTerms,
} from './deskingTerms'
import { isFirstPayment, type FirstPaymentDates } from './firstPayment'

/** What each desking term is called in an address. */
const nameOf: Readonly<Record<DeskingTerm, string>> = {
  salesTaxRate: 'tax',
  tradeReducesTax: 'tradetax',
  fees: 'fees',
  incentives: 'incentives',
  incentivesTaxed: 'incentivestax',
  rollsNegativeEquity: 'negative',
  daysToFirstPayment: 'first',
  chargesOddDays: 'odd',
}

/** How the text of a figure is read; `null` when it is no such figure. */
const readings: Readonly<Record<DeskingFigure, (text: string) => number | null>> = {
  salesTaxRate: (text) => (/^\d{1,2}(\.\d{1,3})?$/.test(text) ? Number(text) : null),
  fees: parseDollars,
  incentives: parseDollars,
  daysToFirstPayment: (text) => (/^\d{1,3}$/.test(text) ? Number(text) : null),
}

/**
 * What somebody typed for a desking term: percent, whole cents or days; `null` for what is no such figure, or beyond its limits.
 *
 * @example readDeskingFigure('salesTaxRate', '8.875') // 8.875
 */
export function readDeskingFigure(term: DeskingFigure, text: string): number | null {
  const figure = readings[term](text.trim())
  const { from, to } = deskingLimits[term]
  return figure !== null && figure >= from && figure <= to ? figure : null
}

/**
 * A figure of the terms as it is typed: dollars for an amount.
 *
 * @example typedDeskingFigure('fees', { ...neutralDesking, fees: toCents(385_50) }) // '385.5'
 */
export const typedDeskingFigure = (term: DeskingFigure, terms: Pick<DeskingTerms, DeskingFigure>): string =>
  String(term === 'fees' || term === 'incentives' ? dollarsOfCents(terms[term]) : terms[term])

function printed(term: DeskingTerm, terms: DeskingTerms): string {
  if (isDeskingFigure(term)) return typedDeskingFigure(term, terms)
  return terms[term] ? 'yes' : 'no'
}

/** What the address of a playground says of the desking terms that are tried out. */
export const deskingQuery = (edits: DeskingEdits): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    deskingTermNames
      .filter((term) => edits[term] !== undefined)
      .map((term) => [nameOf[term], printed(term, { ...neutralDesking, ...edits })]),
  ),
  ...(edits.firstPayment === undefined
    ? {}
    : { [dateNames.on]: edits.firstPayment.on, [dateNames.signedOn]: edits.firstPayment.signedOn }),
})

/** What the dates of the first payment are called: both are named, so that a comparison keeps its figures on another day. */
const dateNames = { on: 'firstdate', signedOn: 'signed' } as const

function readDates(query: ReadonlyMap<string, string>): FirstPaymentDates | undefined {
  const [on, signedOn] = [dateNames.on, dateNames.signedOn].map((name) => parseDay(query.get(name) ?? ''))
  if (!on || !signedOn) return undefined
  return isFirstPayment({ signedOn, on }) ? { signedOn, on } : undefined
}

function readTerm(term: DeskingTerm, text: string): boolean | number | null {
  if (isDeskingFigure(term)) return readDeskingFigure(term, text)
  return text === 'yes' ? true : text === 'no' ? false : null
}

/** The desking terms that an address names; what cannot be read counts for nothing. */
export function readDesking(query: ReadonlyMap<string, string>): DeskingEdits {
  const firstPayment = readDates(query)
  return {
    ...Object.fromEntries(
      deskingTermNames.flatMap((term) => {
        const value = readTerm(term, query.get(nameOf[term]) ?? '')
        return value === null ? [] : [[term, value] as const]
      }),
    ),
    ...(firstPayment === undefined ? {} : { firstPayment }),
  }
}
