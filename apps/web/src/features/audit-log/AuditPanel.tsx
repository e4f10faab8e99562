import { auditDifferences } from '@retain/domain/audit/auditDifference'
import type { AuditDetail } from '@retain/domain/audit/auditEntry'
import { auditKindLabels } from '@retain/domain/audit/auditKinds'
import { auditSubject } from '@retain/domain/audit/auditSubject'
import { formatDateTime } from '@retain/domain/calendar/formats'
import { formatCount } from '@retain/domain/money/format'
import { Drawer } from '@retain/ui/drawer'
import { EmptyState } from '@retain/ui/empty-state'
import { ErrorState } from '@retain/ui/error-state'
import { KeyValueList } from '@retain/ui/key-value-list'
import { Section } from '@retain/ui/section'
import { Skeleton } from '@retain/ui/skeleton'
import { SearchX } from 'lucide-react'
import { httpErrorOf } from '../../core/api/httpError'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'
import { useGetAuditEntryQuery } from './auditApi'
import { entryStore } from './auditColumns'
import { AuditChanges } from './AuditChanges'

interface AuditPanelProps {
  /** The number of the entry. */
  readonly sequence: string
  readonly onClose: () => void
}

/** One entry of the audit log: who did what and when, what it was before and after, and its place in the chain. */
export function AuditPanel({ sequence, onClose }: AuditPanelProps) {
  const { currentData, error, isError, refetch } = useGetAuditEntryQuery({ params: { sequence } })
  const isUnknown = httpErrorOf(error)?.status === 404
  const content = () => {
    if (currentData !== undefined) return <EntryContent entry={currentData} />
    if (isUnknown)
      return (
        <EmptyState icon={<SearchX aria-hidden="true" />} text="There is no such entry of your stores." />
      )
    if (isError) return <ErrorState text="The entry could not be loaded." onRetry={() => void refetch()} />
    return <Skeleton lines={8} label="Loading the entry" />
  }
  return (
    <Drawer
      kind="docked"
      title={currentData === undefined ? 'Entry' : auditKindLabels[currentData.kind]}
      subtitle={`Entry ${sequence}`}
      isOpen
      onClose={onClose}
    >
      {content()}
    </Drawer>
  )
}

function EntryContent({ entry }: { readonly entry: AuditDetail }) {
  const offset = useStoreOffset()
  const subject = auditSubject(entry)
  const fields = auditDifferences(entry.before, entry.after)
  // What is new has no values before, what was deleted none after.
  const isChange = entry.before !== null && entry.after !== null
  const changed = fields.filter(({ isChanged }) => isChanged)
  const same = fields.filter(({ isChanged }) => !isChanged)
  return (
    <>
      <Section>
        <KeyValueList
          items={[
            { label: 'Subject', value: subject.title },
            ...(subject.detail === null ? [] : [{ label: 'Setting', value: subject.detail }]),
            { label: 'Who', value: `${entry.fullName} (${entry.userName})` },
            { label: 'Date', value: formatDateTime(entry.recordedAt, offset) },
            ...(entryStore(entry) === '' ? [] : [{ label: 'Store', value: entryStore(entry) }]),
            ...(entry.refusals === null
              ? []
              : [{ label: 'Refused in this minute', value: formatCount(entry.refusals) }]),
          ]}
        />
      </Section>
      {changed.length > 0 && (
        <Section title={isChange ? 'Changes' : 'Values'} count={changed.length}>
          <AuditChanges differences={changed} isChange={isChange} />
        </Section>
      )}
      {same.length > 0 && (
        <Section title="Unchanged">
          <KeyValueList items={same.map(({ field, after }) => ({ label: field, value: after }))} />
        </Section>
      )}
      <Section title="Proof">
        <KeyValueList
          items={[
            { label: 'Request', value: entry.requestId },
            { label: 'Hash', value: entry.hash },
            { label: 'Hash before', value: entry.previousHash },
          ]}
        />
      </Section>
    </>
  )
}
