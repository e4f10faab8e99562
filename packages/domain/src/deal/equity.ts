import { subtractCents, type Cents } from '../money/money'

/**
 * The equity in a vehicle: its value minus what is owed on it; negative when more is owed than it is worth
 * (O-307, O-308).
 *
 * @example equity(toCents(20_000_00), toCents(15_000_00)) // 5_000_00
 */
export const equity = (vehicleValue: Cents, payoff: Cents): Cents => subtractCents(vehicleValue, payoff)
