import { alertKind, type AlertPlace } from '@retain/domain/alerts/alertKinds'
import { AlarmClock, Bell, Car, Flag, Mail, Megaphone, ScanLine, Wrench, type LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'

const ofPlace: Readonly<Record<AlertPlace, LucideIcon>> = {
  emailTab: Mail,
  reminderTab: AlarmClock,
  opportunity: Bell,
  announcement: Megaphone,
  tradeAdjustment: Car,
}

/** Of what is in the service drive the sign says whether an order was opened or the vehicle was scanned. */
const ofType: Readonly<Partial<Record<string, LucideIcon>>> = {
  PCARR: ScanLine,
  PCARR_RO: Wrench,
  FCARR: ScanLine,
  FCARR_RO: Wrench,
  FCARR_VIN: ScanLine,
  FLAG_BY_MG: Flag,
  CUSTOMER_FLAGGED_BY_MANAGER: Flag,
}

/** The sign of an alert. */
export function alertIcon(type: string): ReactElement {
  const Icon = ofType[type] ?? ofPlace[alertKind(type).place]
  return <Icon aria-hidden="true" />
}
