import type { HistoryEntry } from '@retain/domain/activity/history/historyEntry'
import { formatDateTime } from '@retain/domain/calendar/formats'
import { Accordion } from '@retain/ui/accordion'
import { Section } from '@retain/ui/section'
import { useStoreOffset } from '../../../session/active-store/useStoreOffset'
import { EmailText } from '../../history/EmailText'

interface EmailThreadProps {
  /** The email that is answered, and the earlier ones behind it. */
  readonly thread: readonly HistoryEntry[]
  /** The customer, who wrote those that nobody of the store has. */
  readonly customer: string
}

/** The emails that an answer follows, newest first: the answered one open, the earlier ones folded. */
export function EmailThread({ thread, customer }: EmailThreadProps) {
  const offset = useStoreOffset()
  const [answered] = thread
  if (answered === undefined) return null
  return (
    <Section title={`Emails with ${customer}`} count={thread.length} isDivided>
      <Accordion
        key={answered.contactHistoryId}
        items={thread.flatMap(({ contactHistoryId, createdBy, createDate, email }) =>
          email === null
            ? []
            : [
                {
                  id: contactHistoryId,
                  title: createdBy ?? customer,
                  summary: formatDateTime(createDate, offset),
                  content: <EmailText email={email} />,
                },
              ],
        )}
        defaultExpanded={[answered.contactHistoryId]}
        allowsMultiple
      />
    </Section>
  )
}
