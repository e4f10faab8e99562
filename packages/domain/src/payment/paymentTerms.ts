/** The terms that are quoted, in months: 24 to 72 in steps of six (O-287). */
export const paymentTerms = [24, 30, 36, 42, 48, 54, 60, 66, 72] as const

/** The two ways of paying for a vehicle that lenders quote. */
export const quoteKinds = ['finance', 'lease'] as const

/** A loan or a lease. */
export type QuoteKind = (typeof quoteKinds)[number]

/** The default terms of lenders that name none, in months (OP-084). */
export const usualDefaultTerms: Readonly<Record<QuoteKind, number>> = { finance: 60, lease: 36 }

/**
 * The terms that are quoted with a default term: the nine usual ones, and a lender's own in its place among them.
 *
 * @example termsWith(63) // [24, 30, 36, 42, 48, 54, 60, 63, 66, 72]
 */
export const termsWith = (defaultTerm: number): readonly number[] =>
  [...new Set([...paymentTerms, defaultTerm])].sort((left, right) => left - right)

/** How a term stands out: it is the default one, stands beside it, or neither. */
export type TermMark = 'default' | 'neighbour' | 'none'

/**
 * How the term at a place of a quote stands out: as the default term, as the one before or after it, or not at all (O-290,
 * OP-084).
 *
 * @example termMark([{ isDefault: false }, { isDefault: true }, { isDefault: false }, { isDefault: false }], 2) // 'neighbour'
 */
export function termMark(terms: readonly { readonly isDefault: boolean }[], at: number): TermMark {
  const isDefaultAt = (place: number): boolean => terms[place]?.isDefault === true
  if (isDefaultAt(at)) return 'default'
  return isDefaultAt(at - 1) || isDefaultAt(at + 1) ? 'neighbour' : 'none'
}
