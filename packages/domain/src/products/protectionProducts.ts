import { formatCount, formatDollars } from '../money/format'
import { addCents, type Cents } from '../money/money'

/** Something that protects a vehicle or its financing, sold with a deal (O-123). */
export interface ProtectionProduct {
  readonly productCode: string | null
  readonly productName: string
  readonly price: Cents | null
  /** Months. */
  readonly term: number | null
}

/** What the service answers: the products, and the opportunity that was asked for (O-124). */
export interface ProtectionProductsAnswer {
  readonly opptId: string
  readonly list: readonly ProtectionProduct[]
}

/** What the list shows without products. */
export const noProductsText = 'No protection products.'

/**
 * The products of an answer; none of an answer for another opportunity, which the page has left (O-124).
 *
 * @example protectionProducts(answer, '17')
 */
export const protectionProducts = (
  answer: ProtectionProductsAnswer,
  opptId: string,
): readonly ProtectionProduct[] => (answer.opptId === opptId ? answer.list : [])

/** One product as the list shows it. */
export interface ProductLine {
  readonly name: string
  /** `60 months`; empty where the term is unknown. */
  readonly term: string
  /** Whole dollars; empty where the price is unknown or hidden. */
  readonly price: string
}

/**
 * The line of a product.
 *
 * @example productLine({ productCode: 'GAP', productName: 'GAP', price: toCents(695_00), term: 60 })
 * // { name: 'GAP', term: '60 months', price: '$695' }
 */
export const productLine = ({ productName, price, term }: ProtectionProduct): ProductLine => ({
  name: productName,
  term: term === null ? '' : `${formatCount(term)} ${term === 1 ? 'month' : 'months'}`,
  price: formatDollars(price),
})

/**
 * What the products cost together; `null` where the price of one is unknown, and without products.
 *
 * @example productsTotal([{ ...gap, price: toCents(695_00) }, { ...wheels, price: null }]) // null
 */
export function productsTotal(products: readonly ProtectionProduct[]): Cents | null {
  const prices = products.map(({ price }) => price).filter((price) => price !== null)
  return prices.length === 0 || prices.length < products.length ? null : addCents(...prices)
}
