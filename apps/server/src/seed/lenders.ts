import { readTable } from './dataFolder'
import type { Random } from './random'

/** Who lent the money. */
export interface Lender {
  readonly code: string
  readonly name: string
  /** The makes whose own bank it is; none for a bank of every make. */
  readonly brands: readonly string[]
}

let listed: readonly Lender[] | undefined

/** The lenders of `data/lenders.tsv`. */
export const lenders = (): readonly Lender[] =>
  (listed ??= readTable('lenders.tsv', ['code', 'name', 'brands']).map(({ code, name, brands }) => ({
    code,
    name,
    brands: brands === '' ? [] : brands.split('|'),
  })))

/** A lender for a vehicle: the make's own bank in the given share of deals, where the make has one. */
export function pickLender(random: Random, make: string, captiveShare: number): Lender {
  const captives = lenders().filter(({ brands }) => brands.includes(make))
  const banks = lenders().filter(({ brands }) => brands.length === 0)
  return random.pick(captives.length > 0 && random.chance(captiveShare) ? captives : banks)
}
