import type { ReactNode } from 'react'

/** One message. */
export interface InboxItem {
  readonly id: string
  /** What happened, in a few words. */
  readonly title: string
  /** To whom, or what it says; cut at the end of its line. */
  readonly text: string
  /** When, as it is shown. */
  readonly time: string
  /** A lucide icon, hidden from screen readers. */
  readonly icon: ReactNode
  /** Whether it has not been opened yet: it has a dot and weight. */
  readonly isUnread: boolean
}

/** A message as the line of a list. */
export interface InboxOption extends InboxItem {
  readonly label: string
}
