import type { NotificationType } from '@retain/domain/alerts/alertKinds'
import { alertToastText } from '@retain/domain/alerts/alertTexts'
import type { NewAlert } from './notify'

/** An opportunity as far as an alert speaks of it. */
export interface Told {
  readonly hyperion_id: string
  readonly oppt_id: string
  readonly customer_name: string
  readonly full_name: string | null
}

/** The alert of somebody of an event of an opportunity, in the words of its kind. */
export function alertOf(
  type: NotificationType,
  userName: string,
  { hyperion_id, oppt_id, customer_name, full_name }: Told,
  emailContactDetailId?: string,
): NewAlert {
  const customerName = full_name ?? customer_name
  const message = alertToastText({ notificationType: type, customerName, message: '' })
  const of = { hyperionId: hyperion_id, opptId: oppt_id, customerName, displayName: customerName }
  const email = emailContactDetailId === undefined ? {} : { emailContactDetailId }
  return { ...of, ...email, userName, type, message }
}
