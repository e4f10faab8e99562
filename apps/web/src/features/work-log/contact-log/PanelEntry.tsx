import { contactTypeLabel } from '@retain/domain/activity/history/contactHistory'
import { htmlNotes } from '@retain/domain/activity/history/entryNotes'
import type { HistoryEntry } from '@retain/domain/activity/history/historyEntry'
import { formatDateTime } from '@retain/domain/calendar/formats'
import type { OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import { allowedHtml } from '@retain/domain/text/html/allowedHtml'
import { Chip } from '@retain/ui/chip'
import { RichTextViewer } from '@retain/ui/rich-text-viewer'
import { Section } from '@retain/ui/section'
import { Mail, Send } from 'lucide-react'
import { styled } from 'styled-components'
import { EmailFiles } from '../../history/EmailFiles'

const Subject = styled.p`
  margin-bottom: 4px;
  font-weight: 600;
`

const Message = styled.div`
  color: var(--ink-2);
  white-space: pre-line;
`

interface PanelEntryProps {
  readonly entry: HistoryEntry
  /** The customer's name, shown where no staff member is the author. */
  readonly customer: string
  readonly offset: OffsetMinutes
}

/** One entry of the panel: sender, time, direction and text (L-533). The HTML of emails and notes is sanitized. */
export function PanelEntry({ entry, customer, offset }: PanelEntryProps) {
  const { contactType, createDate, createdBy, email, notes } = entry
  const isInbound = email?.direction === 'in'
  const html = email?.emailBody ?? htmlNotes(entry)
  return (
    <Section
      headingLevel={3}
      title={createdBy ?? customer}
      subtitle={<time dateTime={createDate}>{formatDateTime(createDate, offset)}</time>}
      action={
        email === null ? undefined : (
          <Chip
            tone={isInbound ? 'info' : 'neutral'}
            icon={isInbound ? <Mail aria-hidden="true" /> : <Send aria-hidden="true" />}
          >
            {isInbound ? 'Inbound' : 'Outbound'}
          </Chip>
        )
      }
    >
      <Subject dir="auto">{email?.emailSubject ?? contactTypeLabel(contactType)}</Subject>
      {html === null ? (
        <Message dir="auto">{notes}</Message>
      ) : (
        <RichTextViewer html={html} allowList={allowedHtml} />
      )}
      {email !== null && <EmailFiles files={email.attachments} />}
    </Section>
  )
}
