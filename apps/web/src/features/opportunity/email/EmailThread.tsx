import type { HistoryEntry } from '@retain/domain/activity/history/historyEntry'
import { formatDateTime } from '@retain/domain/calendar/formats'
import { excerpt } from '@retain/domain/text/excerpt'
import { htmlText } from '@retain/domain/text/html/escapeHtml'
import { Accordion } from '@retain/ui/accordion'
import { media } from '@retain/ui/breakpoints'
import { Card } from '@retain/ui/card'
import { Section } from '@retain/ui/section'
import { styled } from 'styled-components'
import { useStoreOffset } from '../../../session/active-store/useStoreOffset'
import { EmailText } from '../../history/EmailText'
import { openNote } from '../../history/openNote'
import { threadTitle } from './threadTitle'

/** The folds have edges of their own, which begin with those of what is around them. */
const Folds = styled.div`
  margin-inline: -16px;
  @media ${media.phone} {
    margin-inline: -12px;
  }
`

/** When an open email was written, and that it is answered; a folded one says so at its end. */
const When = styled.p`
  margin-block-end: 4px;
  font-size: var(--fs-2);
  color: var(--ink-3);
`

/** As many characters as one line can hold: a screen reader reads what is cut as well. */
const longestPreview = 120

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
    <Folds>
      <Accordion
        key={answered.contactHistoryId}
        items={thread.flatMap(({ contactHistoryId, createdBy, createDate, email, open }) => {
          if (email === null) return []
          const summary = [
            ...(contactHistoryId === answered.contactHistoryId ? ['Answering'] : []),
            formatDateTime(createDate, offset),
          ].join(' · ')
          return [
            {
              id: contactHistoryId,
              title: createdBy ?? customer,
              summary,
              preview: excerpt(htmlText(email.emailBody), longestPreview),
              note: open === null ? undefined : openNote(open, offset),
              content: (
                <>
                  <When>{summary}</When>
                  <EmailText email={email} />
                </>
              ),
            },
          ]
        })}
        defaultExpanded={place === 'beside' ? [answered.contactHistoryId] : []}
        allowsMultiple
      />
    </Folds>
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
