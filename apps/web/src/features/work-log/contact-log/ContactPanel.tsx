import type { OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import { openPanel, replyHref } from '@retain/domain/work-log/contact-log/contactPanel'
import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import {
  noResponseNeeded,
  replyCell,
  type ReplyUser,
} from '@retain/domain/work-log/contact-log/reply/replyCell'
import { statusCell } from '@retain/domain/work-log/rows/cells/statusCell'
import { Button } from '@retain/ui/button'
import { Chip } from '@retain/ui/chip'
import { Drawer } from '@retain/ui/drawer'
import { ErrorState } from '@retain/ui/error-state'
import { Section } from '@retain/ui/section'
import { Skeleton } from '@retain/ui/skeleton'
import { usePageKey } from '../../../shell/pageKeys'
import { useGetContactHistoryEntryQuery } from '../../history/historyApi'
import { chipTones } from '../grid/StatusMark'
import { PanelEntry } from './PanelEntry'
import type { ReplyActions } from './replyActions'
import { ReplyButton } from './ReplyButton'

interface ContactPanelProps extends Pick<ReplyActions, 'confirmOverride'> {
  readonly row: ContactLogRow
  /** The entry that was opened: the email, or its reply. */
  readonly contactHistoryId: string
  readonly offset: OffsetMinutes
  readonly user: ReplyUser
  /** There is room for it beside the list. */
  readonly isDocked: boolean
  readonly onClose: () => void
}

/** The contact-history panel: an email and the earlier ones of its thread, newest first, and a link to reply (L-203, L-533). */
export function ContactPanel(props: ContactPanelProps) {
  const { row, contactHistoryId, offset, user, confirmOverride, isDocked, onClose } = props
  const { currentData, isError, isFetching, refetch } = useGetContactHistoryEntryQuery({
    params: { contactHistoryId },
  })
  const panel = openPanel(row, currentData ?? [])
  const { emailId, name } = panel
  usePageKey('Escape', 'Close the message', onClose)
  const href = replyHref(panel)
  const status = statusCell({
    status: row.statusCode,
    compassStatus: null,
    compassStatusDescription: null,
  })
  const vehicle = `${row.vehicleYear ?? ''} ${row.vehicleModel ?? ''}`.trim()
  return (
    <Drawer
      title={name}
      subtitle={
        <>
          <Chip tone={chipTones[status.tone]}>{status.text}</Chip> {vehicle}
        </>
      }
      kind={isDocked ? 'docked' : 'over'}
      isOpen
      onClose={onClose}
      footerStart={
        replyCell(row, user).kind === 'override' ? (
          <Button variant="ghost" onPress={() => confirmOverride(row)}>
            {noResponseNeeded}
          </Button>
        ) : undefined
      }
      footer={href !== null && <ReplyButton href={href} emailId={emailId} />}
    >
      {currentData !== undefined ? (
        panel.list.map((entry) => (
          <PanelEntry key={entry.contactHistoryId} entry={entry} customer={name} offset={offset} />
        ))
      ) : (
        <Section>
          {isError && !isFetching ? (
            <ErrorState text="The message could not be loaded." onRetry={() => void refetch()} />
          ) : (
            <Skeleton lines={6} label="Loading the message" />
          )}
        </Section>
      )}
    </Drawer>
  )
}
