/** The tabs that hold alerts of their own kind; ALL holds every alert (S-202, S-771). */
export type KindTab = 'Email' | 'Reminder' | 'Service Drive'

/** What the app opens when an alert is selected (S-775). */
export type AlertPlace = 'emailTab' | 'reminderTab' | 'opportunity' | 'announcement' | 'tradeAdjustment'

/** Everything in which kinds of alerts differ. */
export interface AlertKind {
  /** What the alert is called in the menu and on its toast (S-781). */
  readonly title: string
  /** The tab that lists it beside ALL, or none (S-771). */
  readonly tab: KindTab | null
  /** The setting that says after how many days it is hidden; alerts without one never age out (S-312, S-313, S-777). */
  readonly ageSetting: 'EARemAnnounEmail' | 'EAServiceDrive' | null
  /** What the toast says, with `{customer}` for the name; without it, the notification's own message (S-782). */
  readonly toastText: string | null
  /** Whether the toast stays for EATimeDesktopAlerts seconds; the others stay 5 seconds (S-319, S-321, S-783). */
  readonly hasDesktopTime: boolean
  /** Where a click leads (S-775). */
  readonly place: AlertPlace
}

const vinScannedText = "{customer}'s VIN has been scanned."
const orderOpenedText = 'RO opened for {customer}'

const email = {
  tab: 'Email',
  ageSetting: 'EARemAnnounEmail',
  hasDesktopTime: true,
  place: 'emailTab',
} as const
const serviceDrive = {
  tab: 'Service Drive',
  ageSetting: 'EAServiceDrive',
  hasDesktopTime: false,
  place: 'opportunity',
} as const
const previous = { ...serviceDrive, title: 'Previous Customer in Service' } as const
const flagged = { ...serviceDrive, title: 'Flagged Customer in Service Drive' } as const
const byManager = {
  title: 'Customer Flagged by Manager',
  tab: null,
  ageSetting: null,
  toastText: 'Manager has flagged customer for you',
  hasDesktopTime: true,
  place: 'opportunity',
} as const

/** The kinds of alerts by notificationType (S-293 to S-301, S-771, S-775, S-781 to S-783). */
export const alertKinds = {
  IN_EMAIL: { ...email, title: 'Email Received', toastText: 'New email from {customer}.' },
  EMAIL_READ: { ...email, title: 'Email Read', toastText: '{customer} read your email.' },
  OPPT: {
    title: 'Reminder',
    tab: 'Reminder',
    ageSetting: 'EARemAnnounEmail',
    toastText: null,
    hasDesktopTime: true,
    place: 'reminderTab',
  },
  ANNOUNCMNT: {
    title: 'New Announcement',
    tab: null,
    ageSetting: null,
    toastText: null,
    hasDesktopTime: true,
    place: 'announcement',
  },
  TRADE_ADJ: {
    title: 'Notification Received',
    tab: null,
    ageSetting: null,
    toastText: null,
    hasDesktopTime: false,
    place: 'tradeAdjustment',
  },
  PCARR: { ...previous, toastText: vinScannedText },
  PCARR_RO: { ...previous, toastText: orderOpenedText },
  FCARR: { ...flagged, toastText: vinScannedText },
  FCARR_RO: { ...flagged, toastText: orderOpenedText },
  FCARR_VIN: { ...flagged, toastText: vinScannedText },
  FLAG_BY_MG: byManager,
  CUSTOMER_FLAGGED_BY_MANAGER: byManager,
  // Ours: an email that the mail server has refused in the end (D-69).
  EMAIL_FAILED: { ...email, title: 'Email Not Sent', toastText: 'Your email to {customer} was not sent.' },
} as const satisfies Readonly<Record<string, AlertKind>>

/** A notificationType that this release knows. */
export type NotificationType = keyof typeof alertKinds

/** The types, in the order of the specification. */
export const notificationTypes = Object.keys(alertKinds) as NotificationType[]

const unknownKind: AlertKind = {
  title: 'Notification Received',
  tab: null,
  ageSetting: null,
  toastText: null,
  hasDesktopTime: false,
  place: 'opportunity',
}

/**
 * What is known about alerts of a type. A type of a later release is an alert of ALL that is called 'Notification
 * Received', says its own message and never ages out (S-781).
 *
 * @example alertKind('OPPT').title // 'Reminder'
 */
export const alertKind = (type: string): AlertKind =>
  Object.hasOwn(alertKinds, type) ? alertKinds[type as NotificationType] : unknownKind
