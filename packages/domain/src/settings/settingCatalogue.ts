import type { Permission } from '../session/user/permissions'

/** What a setting holds: On or Off in its own spelling, or a whole number within limits that both belong to it. */
export type SettingKind =
  | { readonly kind: 'switch'; readonly on: string; readonly off: string }
  | { readonly kind: 'whole'; readonly from: number; readonly to: number; readonly unit: string }

/** What is fixed of a setting. */
export interface SettingDefinition {
  readonly kind: SettingKind
  /** The value in force where nothing is set, in its one spelling. */
  readonly defaultValue: string
  /** What the screens call it. */
  readonly displayName: string
  /** When a change takes effect: at once, or with the night's computation. */
  readonly takesEffect: 'now' | 'nextDay'
  /** What it does, in one sentence. */
  readonly explanation: string
  /** Who may set it besides whoever may set others at the level, or in their place for one store; `null` for nobody (settingAccess). */
  readonly ownPermission: Permission | null
}

const onOff = { kind: 'switch', on: 'On', off: 'Off' } as const
const now = { takesEffect: 'now', ownPermission: null } as const

/**
 * Every setting, in the order of the specification: what it holds, its default, who may set it and when it takes effect (S-368 to
 * S-374, api.md section 4). The specification names no upper limits: ours keep values useful: a toast of a month is refused. Who
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
    explanation: 'Alerts of the service drive that are older are hidden.',
  },
  EARemAnnounEmail: {
    ...now,
    kind: { kind: 'whole', from: 0, to: 3_650, unit: 'days' },
    defaultValue: '0',
    displayName: 'Email and reminder alerts, days shown',
    explanation: 'Alerts of emails and reminders that are older are hidden. With 0 none is.',
  },
  EAAutoAssignAlerts: {
    ...now,
    kind: { kind: 'switch', on: 'ON', off: 'OFF' },
    defaultValue: 'OFF',
    displayName: 'Service drive alerts',
    explanation: 'Whoever enters the store gets the alerts of its service drive.',
  },
  EATimeDesktopAlerts: {
    ...now,
    kind: { kind: 'whole', from: 0, to: 3_600, unit: 'seconds' },
    defaultValue: '30',
    displayName: 'Desktop alerts, seconds shown',
    explanation: 'For how long an alert stays in the corner of the window.',
  },
  EANumOfDesktopAlerts: {
    ...now,
    kind: { kind: 'whole', from: 0, to: 20, unit: 'alerts' },
    defaultValue: '5',
    displayName: 'Desktop alerts, shown at once',
    explanation: 'How many alerts stay in the corner of the window at most.',
  },
  TradeAdjustment: {
    ...now,
    kind: onOff,
    defaultValue: 'Off',
    displayName: 'Trade adjustment',
    explanation: 'The navigation leads to the trade adjustments of the store.',
  },
  QuickSearchV2: {
    ...now,
    kind: onOff,
    defaultValue: 'Off',
    displayName: 'Quick search, version 2',
    explanation: 'The search at the top asks the newer service.',
  },
  EAStoreEnabled: {
    kind: onOff,
    defaultValue: 'On',
    displayName: 'Store enabled',
    takesEffect: 'now',
    explanation: 'A store that is off is offered to nobody.',
    ownPermission: 'Opportunity_Can_Access_Enable_Stores',
  },
  EAAnnualMiles: {
    kind: { kind: 'whole', from: 0, to: 100_000, unit: 'miles' },
    defaultValue: '13500',
    displayName: 'Miles driven per year',
    takesEffect: 'nextDay',
    explanation: 'By how much the mileage of a vehicle grows until somebody reads it again.',
    ownPermission: null,
  },
} as const satisfies Readonly<Record<string, SettingDefinition>>

/** The key of a setting, as calls and addresses name it. */
export type SettingKey = keyof typeof settingCatalogue

/** All setting keys, in the order of the specification. */
export const settingKeys = Object.keys(settingCatalogue) as SettingKey[]
