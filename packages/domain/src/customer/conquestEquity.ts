import { equity } from '../deal/equity'
import { toCents, type Cents } from '../money/money'
import type { Conquest } from './conquest'

/**
 * The equity of a conquest customer: the value minus what is owed, which is nothing once the vehicle is paid off; `null` where
 * one of the two is not known.
 *
 * @example conquestEquity({ payoff: null, paidOff: true }, toCents(18_500_00)) // 18_500_00
 */
export function conquestEquity(
  { payoff, paidOff }: Pick<Conquest, 'payoff' | 'paidOff'>,
  vehicleValue: Cents | null,
): Cents | null {
  const owed = paidOff === true ? toCents(0) : payoff
  return vehicleValue === null || owed === null ? null : equity(vehicleValue, owed)
}
