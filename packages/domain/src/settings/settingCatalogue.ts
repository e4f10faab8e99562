import { telephonyChoices } from '../telephony/telephonyChoices'
import type { Permission } from '../session/user/permissions'

/** What a setting holds: On or Off in its own spelling, one of several words, one line of text, or a number within limits that both belong to it: a whole one, or one with decimals. */
export type SettingKind =
  | { readonly kind: 'switch'; readonly on: string; readonly off: string }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'text'; readonly longest: number }
  | { readonly kind: 'whole'; readonly from: number; readonly to: number; readonly unit: string }
  | {
      readonly kind: 'decimal'
      readonly from: number
      readonly to: number
      /** How many decimals it has at most. */
      readonly decimals: number
      readonly unit: string
    }

/** What is fixed of a setting. */
export interface SettingDefinition {
  readonly kind: SettingKind
  /** The value in force where nothing is set, in its one spelling. */
  readonly defaultValue: string
  /** What the screens call it. */
  readonly displayName: string
  /** When a change takes effect: at once, or with the night's computation. */
  readonly takesEffect: 'now' | 'nextDay'
  /** Who may set it besides whoever may set others at the level, or in their place for one store; `null` for nobody (settingAccess). */
  readonly ownPermission: Permission | null
}

const dollars = { kind: 'decimal', from: 0, to: 50_000, decimals: 2, unit: 'dollars' } as const
const onOff = { kind: 'switch', on: 'On', off: 'Off' } as const
const now = { takesEffect: 'now', ownPermission: null } as const

/**
 * Every setting, in the order of the specification: what it holds, its default, who may set it and when it takes effect (S-368 to
 * S-374, api.md section 4). Those from the sales tax rate on to the day of first payments are the desking terms (`payment/desking`), which change no amount where nothing is set. The specification names no upper limits: ours keep values useful: a toast of a month is refused. Who
 * may set it at which level is the same for all of them but for `ownPermission` (settingAccess, `levelEditors`).
 *
 * @example settingCatalogue.EATimeDesktopAlerts.defaultValue // '30'
 */
export const settingCatalogue = {
  EAServiceDrive: {
    ...now,
    kind: { kind: 'whole', from: 0, to: 3_650, unit: 'days' },
    defaultValue: '5',
    displayName: 'Service drive alerts, days shown',
  },
  EARemAnnounEmail: {
    ...now,
    kind: { kind: 'whole', from: 0, to: 3_650, unit: 'days' },
    defaultValue: '0',
    displayName: 'Email and reminder alerts, days shown',
  },
  EAAutoAssignAlerts: {
    ...now,
    kind: { kind: 'switch', on: 'ON', off: 'OFF' },
    defaultValue: 'OFF',
    displayName: 'Service drive alerts',
  },
  EATimeDesktopAlerts: {
    ...now,
    kind: { kind: 'whole', from: 0, to: 3_600, unit: 'seconds' },
    defaultValue: '30',
    displayName: 'Desktop alerts, seconds shown',
  },
  EANumOfDesktopAlerts: {
    ...now,
    kind: { kind: 'whole', from: 0, to: 20, unit: 'alerts' },
    defaultValue: '5',
    displayName: 'Desktop alerts, shown at once',
  },
  TradeAdjustment: {
    ...now,
    kind: onOff,
    defaultValue: 'Off',
    displayName: 'Trade adjustment',
  },
  QuickSearchV2: {
    ...now,
    kind: onOff,
    defaultValue: 'Off',
    displayName: 'Quick search, version 2',
  },
  EAStoreEnabled: {
    kind: onOff,
    defaultValue: 'On',
    displayName: 'Store enabled',
    takesEffect: 'now',
    ownPermission: 'Opportunity_Can_Access_Enable_Stores',
  },
  EAAnnualMiles: {
    kind: { kind: 'whole', from: 0, to: 100_000, unit: 'miles' },
    defaultValue: '13500',
    displayName: 'Miles driven per year',
    takesEffect: 'nextDay',
    ownPermission: null,
  },
  EASalesTaxRate: {
    ...now,
    kind: { kind: 'decimal', from: 0, to: 20, decimals: 3, unit: 'percent' },
    defaultValue: '0',
    displayName: 'Sales tax rate',
  },
  EATradeReducesTax: { ...now, kind: onOff, defaultValue: 'Off', displayName: 'Trade-in reduces the tax' },
  EADealFees: { ...now, kind: dollars, defaultValue: '0', displayName: 'Deal fees' },
  EADealIncentives: { ...now, kind: dollars, defaultValue: '0', displayName: 'Incentives' },
  EAIncentivesTaxed: { ...now, kind: onOff, defaultValue: 'Off', displayName: 'Incentives are taxed' },
  EANegativeEquity: { ...now, kind: onOff, defaultValue: 'On', displayName: 'Negative equity is financed' },
  EADaysToFirstPayment: {
    ...now,
    kind: { kind: 'whole', from: 30, to: 90, unit: 'days' },
    defaultValue: '30',
    displayName: 'Days to first payment',
  },
  EAOddDays: { ...now, kind: onOff, defaultValue: 'On', displayName: 'Odd days earn interest' },
  EAFirstPaymentDay: {
    ...now,
    kind: { kind: 'whole', from: 0, to: 28, unit: 'day of the month' },
    defaultValue: '0',
    displayName: 'Day of first payments',
  },
  EATelephony: {
    ...now,
    kind: { kind: 'choice', options: telephonyChoices },
    defaultValue: 'Automatic',
    displayName: 'Telephony',
  },
  EAPostalAddress: {
    ...now,
    kind: { kind: 'text', longest: 100 },
    defaultValue: '',
    displayName: 'Postal address',
  },
} as const satisfies Readonly<Record<string, SettingDefinition>>

/** The key of a setting, as calls and addresses name it. */
export type SettingKey = keyof typeof settingCatalogue

/** All setting keys, in the order of the specification. */
export const settingKeys = Object.keys(settingCatalogue) as SettingKey[]
