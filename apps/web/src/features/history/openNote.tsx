import { emailOpenText, type EmailOpen } from '@retain/domain/activity/email/emailOpen'
import type { OpenClass } from '@retain/domain/activity/email/imageLoad'
import type { OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import type { EntryNote } from '@retain/ui/timeline'
import { Bot, CircleHelp, User, type LucideIcon } from 'lucide-react'

const icons: Readonly<Record<OpenClass, LucideIcon>> = { person: User, machine: Bot, unknown: CircleHelp }

/** Who opened the email of an entry, as its quiet line. */
export function openNote(open: EmailOpen, offset: OffsetMinutes): EntryNote {
  const Icon = icons[open.openClass]
  return {
    icon: <Icon aria-hidden="true" />,
    text: emailOpenText(open, offset),
    isGood: open.openClass === 'person',
  }
}
