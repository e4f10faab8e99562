/** The word beside the count of unviewed alerts (S-200). */
export const alertsLabel = 'Alerts'

/** What opens the menu: a bell, or how many alerts have not been viewed (S-200). */
export type AlertsButton =
  | { readonly kind: 'bell' }
  | { readonly kind: 'count'; readonly count: number; readonly label: typeof alertsLabel }

/**
 * What the top bar shows: a bell without unviewed alerts, else their count with its label (S-200).
 *
 * @param unviewed of `unviewedCount`.
 * @example alertsButton(3) // { kind: 'count', count: 3, label: 'Alerts' }
 */
export const alertsButton = (unviewed: number): AlertsButton =>
  unviewed > 0 ? { kind: 'count', count: unviewed, label: alertsLabel } : { kind: 'bell' }
