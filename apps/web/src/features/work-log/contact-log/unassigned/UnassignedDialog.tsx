import type { UnassignedEmail } from '@retain/domain/activity/email/incoming/unassignedEmail'
import { formatDateTime } from '@retain/domain/calendar/formats'
import { formatCount } from '@retain/domain/money/format'
import { Banner } from '@retain/ui/banner'
import { Button } from '@retain/ui/button'
import { Dialog } from '@retain/ui/dialog'
import { EmptyState } from '@retain/ui/empty-state'
import { ErrorState } from '@retain/ui/error-state'
import { Section } from '@retain/ui/section'
import { Skeleton } from '@retain/ui/skeleton'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useStoreOffset } from '../../../../session/active-store/useStoreOffset'
import { FindCustomer } from './FindCustomer'
import { useListUnassignedEmailsQuery } from './unassignedApi'

const Text = styled.p`
  max-height: 120px;
  overflow: auto;
  color: var(--ink-2);
  white-space: pre-line;
  overflow-wrap: anywhere;
`

const When = styled.time`
  white-space: nowrap;
`

const goneText = 'Somebody else has assigned the email that you had opened.'

interface UnassignedDialogProps {
  readonly hyperionId: string
  readonly onClose: () => void
}

/** The emails of a store that found no opportunity, newest first: each can be assigned to a customer of the store. */
export function UnassignedDialog({ hyperionId, onClose }: UnassignedDialogProps) {
  const { data, isError, isFetching, refetch } = useListUnassignedEmailsQuery({ query: { hyperionId } })
  const [openedId, setOpenedId] = useState<string | null>(null)
  // What is assigned here leaves the list as well.
  const [ownId, setOwnId] = useState<string | null>(null)
  const isGone =
    openedId !== null &&
    openedId !== ownId &&
    data !== undefined &&
    !data.list.some(({ incomingEmailId }) => incomingEmailId === openedId)
  return (
    <Dialog
      title="Unassigned emails"
      size="wide"
      isOpen
      onClose={onClose}
      footer={<Button onPress={onClose}>Close</Button>}
    >
      {isGone && (
        <Section>
          <Banner tone="info" isAnnounced>
            {goneText}
          </Banner>
        </Section>
      )}
      {data === undefined ? (
        <Section>
          {isError && !isFetching ? (
            <ErrorState text="The emails could not be loaded." onRetry={() => void refetch()} />
          ) : (
            <Skeleton lines={6} label="Loading the emails" />
          )}
        </Section>
      ) : data.list.length === 0 ? (
        <EmptyState icon={<MailCheck aria-hidden="true" />} text="Every email has found its customer." />
      ) : (
        <>
          {data.list.map((email) => (
            <UnassignedEmailSection
              key={email.incomingEmailId}
              email={email}
              hyperionId={hyperionId}
              isOpen={email.incomingEmailId === openedId}
              onOpen={() => setOpenedId(email.incomingEmailId)}
              onAssign={() => setOwnId(email.incomingEmailId)}
            />
          ))}
          {data.total > data.list.length && (
            <Section>{`${formatCount(data.total - data.list.length)} older emails follow once these are assigned.`}</Section>
          )}
        </>
      )}
    </Dialog>
  )
}

interface UnassignedEmailSectionProps {
  readonly email: UnassignedEmail
  readonly hyperionId: string
  /** Whether its customer is being looked for. */
  readonly isOpen: boolean
  readonly onOpen: () => void
  /** A customer was chosen for it. */
  readonly onAssign: () => void
}

function UnassignedEmailSection(props: UnassignedEmailSectionProps) {
  const { email, hyperionId, isOpen, onOpen, onAssign } = props
  const { emailFrom, emailSubject, emailText, receivedDate } = email
  const offset = useStoreOffset()
  return (
    <Section
      headingLevel={3}
      title={emailSubject === '' ? 'No subject' : emailSubject}
      subtitle={
        <>
          {emailFrom === '' ? 'Nobody' : emailFrom},{' '}
          <When dateTime={receivedDate}>{formatDateTime(receivedDate, offset)}</When>
        </>
      }
      action={
        isOpen ? undefined : (
          <Button size="small" onPress={onOpen}>
            Assign
          </Button>
        )
      }
    >
      <Text dir="auto">{emailText}</Text>
      {isOpen && <FindCustomer email={email} hyperionId={hyperionId} onAssign={onAssign} />}
    </Section>
  )
}
