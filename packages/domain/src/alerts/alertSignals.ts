import { isRecord } from '../validation/record'
import { alertKind, alertKinds } from './alertKinds'

/** How an alert makes itself known besides the count on the bell. */
export interface AlertSignals {
  /** By a toast, as the settings of the store rule it. */
  readonly toast: boolean
  /** By a short sound. */
  readonly sound: boolean
}

/** What somebody chose for alerts, by what these are called; what is not there is as before any choice. */
export type AlertChoices = Readonly<Record<string, AlertSignals>>

/** What alerts are called that signals are chosen for: one line for each, in the order of the specification. */
export const signalledAlerts: readonly string[] = [
  ...new Set(Object.values(alertKinds).map(({ title }) => title)),
]

/** What a call that comes in is called among them. It is no alert of the bell: it shows by itself, and the choice is whether it rings. */
export const incomingCall = 'Incoming Call'

/** Before anything is chosen: every alert has its toast, none makes a sound. */
const defaultSignals: AlertSignals = { toast: true, sound: false }
/** A telephone rings. */
const callSignals: AlertSignals = { toast: true, sound: true }

/**
 * The signals of alerts that are called so.
 *
 * @example signalsOf({}, 'Reminder') // { toast: true, sound: false }
 */
export const signalsOf = (choices: AlertChoices, title: string): AlertSignals =>
  (Object.hasOwn(choices, title) ? choices[title] : undefined) ??
  (title === incomingCall ? callSignals : defaultSignals)

/** The signals of an alert of a type. */
export const signalsOfType = (choices: AlertChoices, notificationType: string): AlertSignals =>
  signalsOf(choices, alertKind(notificationType).title)

/**
 * The choices with one signal switched on or off.
 *
 * @example withSignal({}, 'Reminder', 'sound', true) // { Reminder: { toast: true, sound: true } }
 */
export const withSignal = (
  choices: AlertChoices,
  title: string,
  signal: keyof AlertSignals,
  isOn: boolean,
): AlertChoices => ({ ...choices, [title]: { ...signalsOf(choices, title), [signal]: isOn } })

const isSignals = (value: unknown): value is AlertSignals =>
  isRecord(value) && typeof value['toast'] === 'boolean' && typeof value['sound'] === 'boolean'

/**
 * The choices that were kept; what cannot be read, or is of another release, is as before any choice.
 *
 * @example readAlertChoices({ Reminder: { toast: false, sound: true }, Fax: 1 }) // { Reminder: { toast: false, sound: true } }
 */
export const readAlertChoices = (kept: unknown): AlertChoices =>
  isRecord(kept)
    ? Object.fromEntries(
        [...signalledAlerts, incomingCall].flatMap((title) =>
          isSignals(kept[title]) ? [[title, kept[title]]] : [],
        ),
      )
    : {}
