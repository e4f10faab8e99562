import type { Day } from '../../calendar/day'
import { centsOfDollars } from '../../money/dollars'
import { zeroCents, type Cents } from '../../money/money'
import type { StoreSettings } from '../../settings/readSettings'
import type { SettingKey } from '../../settings/settingCatalogue'
import { deskingInForce, neutralDesking, type DeskingTerm, type DeskingTerms } from './deskingTerms'
import { firstPaymentOnDay } from './firstPayment'

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

/** The setting that holds the day of the month on which every loan of the store is first paid; 0 for none. */
export const firstPaymentSetting = 'EAFirstPaymentDay'

/** The settings that hold the desking terms. */
export type DeskingSettingKey = (typeof settingOfTerm)[DeskingTerm] | typeof firstPaymentSetting

/** Their keys, in the order of the terms. */
export const deskingSettingKeys: readonly DeskingSettingKey[] = [
  ...Object.values(settingOfTerm),
  firstPaymentSetting,
]

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
 * The desking terms that the settings in force of a store come to, for a deal that is signed on a day. A day of the month for
 * first payments comes before the number of days.
 *
 * @example deskingOf(defaultSettings, today) // neutralDesking
 */
export const deskingOf = (settings: Pick<StoreSettings, DeskingSettingKey>, signedOn: Day): DeskingTerms =>
  deskingInForce(neutralDesking, {
    salesTaxRate: settings.EASalesTaxRate,
    tradeReducesTax: settings.EATradeReducesTax,
    fees: centsOf(settings.EADealFees),
    incentives: centsOf(settings.EADealIncentives),
    incentivesTaxed: settings.EAIncentivesTaxed,
    rollsNegativeEquity: settings.EANegativeEquity,
    daysToFirstPayment: settings.EADaysToFirstPayment,
    chargesOddDays: settings.EAOddDays,
    ...(settings.EAFirstPaymentDay === 0
      ? {}
      : { firstPayment: firstPaymentOnDay(signedOn, settings.EAFirstPaymentDay) }),
  })
