import { dueState, type DueState, type MyReminder } from '@retain/domain/activity/reminder/myReminders'
import type { Day } from '@retain/domain/calendar/day'
import { formatDate } from '@retain/domain/calendar/formats'
import type { OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import { opportunityPath } from '@retain/domain/opportunity/opportunityPath'
import { Button } from '@retain/ui/button'
import { Chip, type ChipTone } from '@retain/ui/chip'
import { IconButton } from '@retain/ui/icon-button'
import { Check, X } from 'lucide-react'
import { styled } from 'styled-components'
import { RouterLink } from '../../../shell/RouterLink'

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-height: 44px;
  border-top: 1px solid var(--line-soft);
  & > div {
    flex: 1 1 160px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > div > a {
    display: block;
    font-size: var(--fs-2);
  }
  & > time {
    margin-inline-start: auto;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
`

/** As wide as the widest of them, so that the texts of the lines begin below each other. */
const Due = styled.span`
  flex: none;
  min-width: 104px;
`

const tones: Readonly<Record<DueState['kind'], ChipTone>> = {
  overdue: 'danger',
  today: 'warn',
  ahead: 'line',
}

interface ReminderRowProps {
  readonly reminder: MyReminder
  readonly today: Day
  readonly offset: OffsetMinutes
  /** The customer is linked to where it is another than the page is about. */
  readonly linksCustomer: boolean
  /** The store that is open: the link to a customer of another one names its store. */
  readonly hyperionId: string
  readonly isEnding: boolean
  readonly onDone: () => void
  readonly onRemove: () => void
}

/** One open reminder: how it stands to today, its text, and the two ways in which it ends. */
export function ReminderRow({
  reminder,
  today,
  offset,
  linksCustomer,
  hyperionId,
  isEnding,
  onDone,
  onRemove,
}: ReminderRowProps) {
  const { reminderText, reminderDueDate, customerName } = reminder
  const due = dueState(reminderDueDate, today, offset)
  return (
    <Row>
      <Due>
        <Chip tone={tones[due.kind]}>{due.text}</Chip>
      </Due>
      <div>
        {reminderText}
        {linksCustomer && <RouterLink href={pathTo(reminder, hyperionId)}>{customerName}</RouterLink>}
      </div>
      <time dateTime={reminderDueDate}>{formatDate(reminderDueDate, offset)}</time>
      <Button
        size="small"
        icon={<Check aria-hidden="true" />}
        aria-label={`Done: ${reminderText}`}
        isLoading={isEnding}
        onPress={onDone}
      >
        Done
      </Button>
      <IconButton
        label={`Remove: ${reminderText}`}
        icon={<X aria-hidden="true" />}
        size="small"
        isDisabled={isEnding}
        onPress={onRemove}
      />
    </Row>
  )
}

const pathTo = (reminder: MyReminder, hyperionId: string): string => {
  const query = new URLSearchParams({ tab: 'reminder' })
  if (reminder.hyperionId !== hyperionId) query.set('store', reminder.hyperionId)
  return `${opportunityPath(reminder.opptId)}?${query}`
}
