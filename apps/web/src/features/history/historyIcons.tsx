import type { ContactType } from '@retain/domain/activity/history/contactTypes'
import type { HistoryEntry } from '@retain/domain/activity/history/historyEntry'
import {
  AlarmClock,
  ArrowLeftRight,
  Car,
  CarFront,
  Cog,
  Eye,
  FileText,
  Flag,
  Handshake,
  Mail,
  PhoneIncoming,
  PhoneOutgoing,
  ScanLine,
  Send,
  StickyNote,
  User,
  type LucideIcon,
} from 'lucide-react'

const icons: Readonly<Record<ContactType, LucideIcon>> = {
  PlaygroundVinSelected: Car,
  PhoneCall: PhoneOutgoing,
  Email: Send,
  ViewOpportunity: Eye,
  LeadSent: Handshake,
  LeadPending: Handshake,
  LeadCreated: Handshake,
  LEADNOSALE: Handshake,
  Notes: StickyNote,
  VinScanned: ScanLine,
  Reminder: AlarmClock,
  EmailReceived: Mail,
  Customer: User,
  FlgOppt: Flag,
  CustDeal: FileText,
  System: Cog,
  SYS_NLO: CarFront,
  ChangeOwner: ArrowLeftRight,
}

/** The icon of an entry, which has a text beside it. */
export function HistoryIcon({ entry }: { readonly entry: HistoryEntry }) {
  const Icon = entry.contactAction === 'IPHONE' ? PhoneIncoming : icons[entry.contactType]
  return <Icon aria-hidden="true" />
}

/** Whether somebody spoke with the customer, or the customer wrote: the entries that are looked for first. */
export const isConversation = ({ contactType }: HistoryEntry): boolean =>
  contactType === 'PhoneCall' || contactType === 'EmailReceived'
