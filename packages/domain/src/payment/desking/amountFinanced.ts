import { toCents, zeroCents, type Cents } from '../../money/money'
import { percentOf } from '../lease'
import { neutralDesking, type DeskingTerms } from './deskingTerms'

/** What is financed of a deal, without the down payment. */
export interface Deal {
  readonly price: Cents
  /** What the present vehicle brings into the deal; what is owed beyond its value when negative. */
  readonly equity: Cents
  /** The value that counts for the trade-in. @default not known: it reduces no tax */
  readonly vehicleValue?: Cents | null | undefined
  /** @default the neutral ones */
  readonly desking?: DeskingTerms | undefined
}

const atLeastNothing = (amount: number): Cents => toCents(Math.max(0, amount))

/** The part of the price that is taxed: less the trade-in and the incentives where the terms say so, never less than nothing. */
const taxedPrice = ({ price, vehicleValue }: Deal, terms: DeskingTerms): Cents =>
  atLeastNothing(
    price -
      (terms.incentivesTaxed ? 0 : terms.incentives) -
      (terms.tradeReducesTax ? (vehicleValue ?? 0) : 0),
  )

/**
 * The sales tax on a vehicle that is bought, rounded half up to the cent.
 *
 * @example salesTax({ price: toCents(30_000_00), equity: zeroCents, desking: { ...neutralDesking, salesTaxRate: 6.25 } }) // 1_875_00
 */
export const salesTax = (deal: Deal): Cents => {
  const { desking = neutralDesking } = deal
  return percentOf(taxedPrice(deal, desking), desking.salesTaxRate)
}

/**
 * What is owed beyond the value of the trade-in where that is paid at signing; else nothing.
 *
 * @example paidAtSigning({ price, equity: toCents(-2_000_00), desking: { ...neutralDesking, rollsNegativeEquity: false } }) // 2_000_00
 */
export const paidAtSigning = ({ equity, desking = neutralDesking }: Deal): Cents =>
  desking.rollsNegativeEquity ? zeroCents : atLeastNothing(-1 * equity)

function financed(deal: Deal, downPayment: Cents, tax: Cents): Cents {
  const { price, equity, desking = neutralDesking } = deal
  const brought = equity + paidAtSigning(deal)
  return atLeastNothing(price + tax + desking.fees - desking.incentives - brought - downPayment)
}

/**
 * What a loan is made for: price, sales tax and fees less incentives, what the present vehicle brings in and the down payment;
 * never less than nothing (OP-083; 12 CFR 1026.18(b)). What is owed beyond the value of the trade-in counts as the terms say.
 *
 * @example amountFinanced({ price: toCents(30_000_00), equity: toCents(5_000_00) }, zeroCents) // 25_000_00
 */
export const amountFinanced = (deal: Deal, downPayment: Cents): Cents =>
  financed(deal, downPayment, salesTax(deal))

/**
 * The adjusted capitalized cost of a lease, as `amountFinanced` without sales tax, which is added to each payment (12 CFR 1013.4(f)).
 *
 * @example capitalizedCost({ price: toCents(30_000_00), equity: toCents(5_000_00) }, zeroCents) // 25_000_00
 */
export const capitalizedCost = (deal: Deal, downPayment: Cents): Cents =>
  financed(deal, downPayment, zeroCents)
