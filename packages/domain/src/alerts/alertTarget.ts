import { opportunityPath } from '../opportunity/opportunityPath'
import { routes } from '../session/routes/routes'
import { alertKind } from './alertKinds'
import type { Notification } from './notification'

/** Where selecting an alert leads (S-215, S-775). `opportunity` may name the tab of the page that opens. */
export type AlertTarget =
  | { readonly kind: 'opportunity'; readonly opptId: string; readonly tab: 'email' | 'reminder' | null }
  | { readonly kind: 'announcement'; readonly announcementId: string | null }
  | { readonly kind: 'tradeAdjustment' }
  | { readonly kind: 'nothing' }

/**
 * What selecting an alert opens. An alert that should open an opportunity but names none opens nothing; it is marked as
 * viewed all the same (S-216).
 *
 * @example alertTarget({ notificationType: 'OPPT', opptId: '41', announcementId: null })
 * // { kind: 'opportunity', opptId: '41', tab: 'reminder' }
 */
export function alertTarget({
  notificationType,
  opptId,
  announcementId,
}: Pick<Notification, 'notificationType' | 'opptId' | 'announcementId'>): AlertTarget {
  const { place } = alertKind(notificationType)
  if (place === 'announcement') return { kind: 'announcement', announcementId }
  if (place === 'tradeAdjustment') return { kind: 'tradeAdjustment' }
  if (opptId === null) return { kind: 'nothing' }
  const tab = place === 'emailTab' ? 'email' : place === 'reminderTab' ? 'reminder' : null
  return { kind: 'opportunity', opptId, tab }
}

/**
 * The address to which a target leads; `null` where no page opens: the announcements are a dialog, and some alerts open
 * nothing (S-775, D-49).
 *
 * @example alertPath({ kind: 'opportunity', opptId: '41', tab: 'reminder' }) // '/app/opportunity/41?tab=reminder'
 */
export function alertPath(target: AlertTarget): string | null {
  switch (target.kind) {
    case 'opportunity':
      return `${opportunityPath(target.opptId)}${target.tab === null ? '' : `?tab=${target.tab}`}`
    case 'tradeAdjustment':
      return routes.tradeAdjustment.path
    case 'announcement':
    case 'nothing':
      return null
  }
}
