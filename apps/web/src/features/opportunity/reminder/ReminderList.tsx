import { dueState, remindersByCustomer, type MyReminder } from '@retain/domain/activity/reminder/myReminders'
import { dayOf } from '@retain/domain/calendar/storeDay'
import { Chip } from '@retain/ui/chip'
import { ConfirmDialog } from '@retain/ui/confirm-dialog'
import { ErrorState } from '@retain/ui/error-state'
import { Section } from '@retain/ui/section'
import { Skeleton } from '@retain/ui/skeleton'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useMinute } from '../../../core/browser/useMinute'
import { useAppSelector } from '../../../core/state/appHooks'
import { selectActiveStore } from '../../../session/active-store/activeStoreSlice'
import { useStoreOffset } from '../../../session/active-store/useStoreOffset'
import { ReminderRow } from './ReminderRow'
import { useReminders } from './useReminders'

const Ground = styled.div`
  & h3 {
    margin: 12px 0 8px;
    font-size: inherit;
    font-weight: 600;
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & p {
    margin: 0;
    color: var(--ink-2);
  }
`

const Counts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`

/** One's open reminders, those of the shown customer first. They end whoever holds the opportunity (O-222, D-72). */
export function ReminderList({ opptId }: { readonly opptId: string }) {
  const ground = useRef<HTMLDivElement>(null)
  // The pressed button goes with its line.
  const { reminders, isError, refetch, ending, finish, remove } = useReminders(() => ground.current?.focus())
  const [toRemove, setToRemove] = useState<MyReminder | null>(null)
  const offset = useStoreOffset()
  const today = dayOf(useMinute(), offset)
  const hyperionId = useAppSelector(selectActiveStore)?.hyperionId ?? ''
  const group = (title: string, list: readonly MyReminder[], linksCustomer: boolean) =>
    list.length > 0 && (
      <>
        <h3>{`${title} ${list.length}`}</h3>
        <ul aria-label={title}>
          {list.map((reminder) => (
            <ReminderRow
              key={reminder.reminderId}
              {...{ reminder, today, offset, linksCustomer, hyperionId }}
              isEnding={ending === reminder.reminderId}
              onDone={() => finish(reminder)}
              onRemove={() => setToRemove(reminder)}
            />
          ))}
        </ul>
      </>
    )
  const counts = () => {
    const kinds = (reminders ?? []).map(
      ({ reminderDueDate }) => dueState(reminderDueDate, today, offset).kind,
    )
    const [overdue, dueToday] = (['overdue', 'today'] as const).map(
      (kind) => kinds.filter((other) => other === kind).length,
    )
    return (
      <Counts>
        {overdue !== 0 && <Chip tone="danger">{`${overdue} overdue`}</Chip>}
        {dueToday !== 0 && <Chip tone="warn">{`${dueToday} due today`}</Chip>}
      </Counts>
    )
  }
  const content = () => {
    if (reminders === undefined) return isError ? <ErrorState onRetry={refetch} /> : <Skeleton />
    if (reminders.length === 0) return <p>No open reminders</p>
    const { ofCustomer, ofOthers } = remindersByCustomer(reminders, opptId)
    return (
      <>
        {group(ofCustomer[0]?.customerName ?? '', ofCustomer, false)}
        {group('Other customers', ofOthers, true)}
      </>
    )
  }
  return (
    <Section title="My open reminders" count={reminders?.length} isDivided action={counts()}>
      <Ground ref={ground} tabIndex={-1}>
        {content()}
      </Ground>
      {toRemove !== null && (
        <ConfirmDialog
          title="Remove reminder"
          isOpen
          isDestructive
          onCancel={() => setToRemove(null)}
          onConfirm={() => {
            setToRemove(null)
            remove(toRemove)
          }}
        >
          {`Do you want to remove the reminder "${toRemove.reminderText}"? The history does not keep it.`}
        </ConfirmDialog>
      )}
    </Section>
  )
}
