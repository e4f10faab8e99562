import { centsOfDollars } from '../../money/dollars'
import { zeroCents, type Cents } from '../../money/money'
import type { StoreSettings } from '../../settings/readSettings'
import type { SettingKey } from '../../settings/settingCatalogue'
import { deskingInForce, neutralDesking, type DeskingTerm, type DeskingTerms } from './deskingTerms'

/** The setting of the store that holds each desking term. */
export const settingOfTerm = {
  salesTaxRate: 'EASalesTaxRate',
  tradeReducesTax: 'EATradeReducesTax',
  fees: 'EADealFees',
  incentives: 'EADealIncentives',
  incentivesTaxed: 'EAIncentivesTaxed',
  rollsNegativeEquity: 'EANegativeEquity',
  daysToFirstPayment: 'EADaysToFirstPayment',
  chargesOddDays: 'EAOddDays',
} as const satisfies Readonly<Record<DeskingTerm, SettingKey>>

/** The settings that hold the desking terms. */
export type DeskingSettingKey = (typeof settingOfTerm)[DeskingTerm]

/** Their keys, in the order of the terms. */
export const deskingSettingKeys: readonly DeskingSettingKey[] = Object.values(settingOfTerm)

/**
 * Whether payments depend on a setting.
 *
 * @example isDeskingSetting('EASalesTaxRate') // true
 */
export const isDeskingSetting = (key: SettingKey): boolean =>
  (deskingSettingKeys as readonly SettingKey[]).includes(key)

/** A stored amount with more decimals than can be saved counts for nothing. */
const centsOf = (dollars: number): Cents => centsOfDollars(dollars) ?? zeroCents

/**
 * The desking terms that the settings in force of a store come to.
 *
 * @example deskingOf(defaultSettings) // neutralDesking
 */
export const deskingOf = (settings: Pick<StoreSettings, DeskingSettingKey>): DeskingTerms =>
  deskingInForce(neutralDesking, {
    salesTaxRate: settings.EASalesTaxRate,
    tradeReducesTax: settings.EATradeReducesTax,
    fees: centsOf(settings.EADealFees),
    incentives: centsOf(settings.EADealIncentives),
    incentivesTaxed: settings.EAIncentivesTaxed,
    rollsNegativeEquity: settings.EANegativeEquity,
    daysToFirstPayment: settings.EADaysToFirstPayment,
    chargesOddDays: settings.EAOddDays,
  })
