import type { HistoryEntry } from '@retain/domain/activity/history/historyEntry'
import { formatDateTime } from '@retain/domain/calendar/formats'
import { Accordion } from '@retain/ui/accordion'
import { Card } from '@retain/ui/card'
import { Section } from '@retain/ui/section'
import { useStoreOffset } from '../../../session/active-store/useStoreOffset'
import { EmailText } from '../../history/EmailText'
import { threadTitle } from './threadTitle'

interface EmailThreadProps {
  /** The email that is answered, and the earlier ones behind it. */
  readonly thread: readonly HistoryEntry[]
  /** The customer, who wrote those that nobody of the store has. */
  readonly customer: string
  /** Beside the form, with the answered email open; below it all of them are folded, as the form comes first. */
  readonly place: 'beside' | 'below'
}

/** The emails that an answer follows, newest first (mock email-thread). */
export function EmailThread({ thread, customer, place }: EmailThreadProps) {
  const offset = useStoreOffset()
  const [answered] = thread
  if (answered === undefined) return null
  const emails = (
    <Accordion
      key={answered.contactHistoryId}
      items={thread.flatMap(({ contactHistoryId, createdBy, createDate, email }) =>
        email === null
          ? []
          : [
              {
                id: contactHistoryId,
                title: createdBy ?? customer,
                summary: [
                  ...(contactHistoryId === answered.contactHistoryId ? ['Answering'] : []),
                  formatDateTime(createDate, offset),
                ].join(' · '),
                content: <EmailText email={email} />,
              },
            ],
      )}
      defaultExpanded={place === 'beside' ? [answered.contactHistoryId] : []}
      allowsMultiple
    />
  )
  const head = { title: threadTitle(customer), count: thread.length }
  return place === 'beside' ? (
    <Card {...head}>{emails}</Card>
  ) : (
    <Section {...head} isDivided>
      {emails}
    </Section>
  )
}
