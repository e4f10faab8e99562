import { formatTime } from '@retain/domain/calendar/formats'
import type { OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import {
  timelineResult,
  timelineTitle,
  type TimelineEvent,
  type TimelineKind,
} from '@retain/domain/customer-360/timeline360'
import { formatDollars } from '@retain/domain/money/format'
import { opportunityPath } from '@retain/domain/opportunity/opportunityPath'
import { TimelineEntry } from '@retain/ui/timeline'
import { Eye, FileText, Gauge, MessageSquare, Search, Wrench, type LucideIcon } from 'lucide-react'
import { memo } from 'react'
import { RouterLink } from '../../shell/RouterLink'

const icons: Readonly<Record<TimelineKind, LucideIcon>> = {
  contact: MessageSquare,
  deal: FileText,
  repairOrder: Wrench,
  appraisal: Gauge,
  view: Eye,
  search: Search,
}

interface TimelineEventLineProps {
  readonly event: TimelineEvent
  readonly offset: OffsetMinutes
  /** The opportunity from which the view was opened: its events need no way to it. */
  readonly ownOpptId: string
}

/** One event of the timeline. There may be hundreds: an older part that comes draws none of them again. */
export const TimelineEventLine = memo(function TimelineEventLine(props: TimelineEventLineProps) {
  const { event, offset, ownOpptId } = props
  const { at, kind, storeName, opptId, subject, author, amount } = event
  const Icon = icons[kind]
  const details = [subject, amount === null ? null : formatDollars(amount), storeName].filter(
    (part) => part !== null,
  )
  return (
    <TimelineEntry
      icon={<Icon aria-hidden="true" />}
      isAccented={kind === 'deal'}
      title={timelineTitle(event)}
      chip={timelineResult(event) ?? undefined}
      author={author ?? undefined}
      time={formatTime(at, offset)}
      dateTime={at}
      text={
        <>
          {details.join(' · ')}
          {opptId !== null && opptId !== ownOpptId && (
            <>
              {' '}
              <RouterLink href={opportunityPath(opptId)}>Open opportunity</RouterLink>
            </>
          )}
        </>
      }
    />
  )
})
