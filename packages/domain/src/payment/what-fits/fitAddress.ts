import { dollarsOfCents } from '../../money/dollars'
import { zeroCents, type Cents } from '../../money/money'
import { parseDollars } from '../../money/typedDollars'
import { printQuery, readQuery } from '../../text/addressQuery'
import { joinList, splitList } from '../../text/commaList'
import { decimalPattern, wholeNumberPattern } from '../../text/inputPatterns'
import { noListingFilters, type ListingFilters } from '../../vls/listing'
import { deskingQuery, readDesking } from '../desking/deskingAddress'
import { noDeskingEdits, type DeskingEdits } from '../desking/deskingTerms'
import { isApr } from '../leaseFinance'
import { paymentTerms } from '../paymentTerms'
import { maximumAmount } from '../playground/playgroundFields'
import { solvables, type Solvable } from '../solve/paymentInputs'

/** How the stock is looked at for a customer; `null` for what is usual. */
export interface FitSearch {
  /** The payment that is not to be exceeded; `null` for the one that is paid now. */
  readonly target: Cents | null
  /** Months; `null` for the usual default term. */
  readonly term: number | null
  readonly downPayment: Cents
  /** Percent a year; `null` for the rate of each vehicle. */
  readonly apr: number | null
  readonly solveFor: Solvable
  /** Desking terms that are tried out; those of the store where none is named. */
  readonly desking: DeskingEdits
  readonly filters: ListingFilters
}

/** The whole stock, at the payment that is paid now. */
export const usualFitSearch: FitSearch = {
  target: null,
  term: null,
  downPayment: zeroCents,
  apr: null,
  solveFor: 'price',
  desking: noDeskingEdits,
  filters: noListingFilters,
}

const lists = ['makes', 'bodyTypes', 'colors'] as const
const counts = ['priceFrom', 'priceTo', 'yearFrom', 'yearTo'] as const

function filterQuery(filters: ListingFilters): Record<string, string> {
  const query: Record<string, string> = {}
  for (const name of ['text', 'model', 'condition'] as const) {
    const value = filters[name]
    if (value !== null && value !== '') query[name] = value
  }
  for (const name of lists) if (filters[name].length > 0) query[name] = joinList(filters[name])
  for (const name of counts) if (filters[name] !== null) query[name] = String(filters[name])
  return query
}

/**
 * The query of the address of the page, without the question mark; empty for the usual search.
 *
 * @example printFitSearch({ ...usualFitSearch, term: 72 }) // 'term=72'
 */
export function printFitSearch(search: FitSearch): string {
  const { target, term, downPayment, apr, solveFor, desking, filters } = search
  return printQuery({
    ...(target === null ? {} : { payment: String(dollarsOfCents(target)) }),
    ...(term === null ? {} : { term: String(term) }),
    ...(downPayment === 0 ? {} : { down: String(dollarsOfCents(downPayment)) }),
    ...(apr === null ? {} : { apr: String(apr) }),
    ...(solveFor === 'price' ? {} : { solve: solveFor }),
    ...deskingQuery(desking),
    ...filterQuery(filters),
  })
}

function readAmount(text: string | undefined): Cents | null {
  const amount = parseDollars(text ?? '')
  return amount !== null && amount <= maximumAmount ? amount : null
}

function readRate(text: string | undefined): number | null {
  const apr = decimalPattern.test(text ?? '') ? Number(text) : null
  return isApr(apr) ? apr : null
}

/**
 * What the query of an address says. What cannot be read, whoever wrote it, counts for nothing.
 *
 * @example readFitSearch('?payment=436&term=72').term // 72
 */
export function readFitSearch(search: string): FitSearch {
  const query = readQuery(search)
  const list = (name: string) => splitList(query.get(name) ?? '').filter((value) => value !== '')
  const whole = (name: string) => {
    const text = query.get(name) ?? ''
    return wholeNumberPattern.test(text) && text.length < 10 ? Number(text) : null
  }
  const condition = query.get('condition')
  const [makes, bodyTypes, colors] = lists.map(list)
  const [priceFrom, priceTo, yearFrom, yearTo] = counts.map(whole)
  return {
    target: readAmount(query.get('payment')),
    term: paymentTerms.find((term) => String(term) === query.get('term')) ?? null,
    downPayment: readAmount(query.get('down')) ?? zeroCents,
    apr: readRate(query.get('apr')),
    solveFor: solvables.find((one) => one === query.get('solve')) ?? 'price',
    desking: readDesking(query),
    filters: {
      text: query.get('text') ?? '',
      model: query.get('model') ?? null,
      condition: condition === 'New' || condition === 'Used' ? condition : null,
      makes: makes ?? [],
      bodyTypes: bodyTypes ?? [],
      colors: colors ?? [],
      priceFrom: priceFrom ?? null,
      priceTo: priceTo ?? null,
      yearFrom: yearFrom ?? null,
      yearTo: yearTo ?? null,
    },
  }
}
