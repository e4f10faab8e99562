import type { AuditEntry } from '@retain/domain/audit/auditEntry'
import { auditKindLabels } from '@retain/domain/audit/auditKinds'
import { auditSubject } from '@retain/domain/audit/auditSubject'
import { formatCompactDateTime } from '@retain/domain/calendar/formats'
import type { OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import { allStoresText } from '@retain/domain/settings/scopePlaces'
import { Figure } from '@retain/ui/figure'
import type { GridColumn } from '@retain/ui/grid-column'
import { RouterLink } from '../../shell/RouterLink'

/** The number of an entry. */
export const entryId = ({ sequence }: AuditEntry): string => sequence

/** The store of an entry in a word; empty for a refused call, which is of no store. */
export const entryStore = ({
  kind,
  hyperionId,
  storeName,
}: Pick<AuditEntry, 'kind' | 'hyperionId' | 'storeName'>): string =>
  storeName ?? hyperionId ?? (kind === 'refused' ? '' : allStoresText)

/**
 * The columns of the audit log. What was changed leads to the panel.
 *
 * @param addressOf the address of an entry's panel.
 */
export const auditColumns = (
  offset: OffsetMinutes,
  addressOf: (sequence: string) => string,
): readonly GridColumn<AuditEntry>[] => [
  {
    key: 'recordedAt',
    label: 'Date',
    widthPercent: 14,
    minWidth: 168,
    render: ({ recordedAt }) => <Figure>{formatCompactDateTime(recordedAt, offset)}</Figure>,
  },
  { key: 'who', label: 'Who', widthPercent: 15, minWidth: 120, render: ({ fullName }) => fullName },
  {
    key: 'kind',
    label: 'What',
    widthPercent: 20,
    minWidth: 176,
    render: ({ kind }) => auditKindLabels[kind],
  },
  {
    key: 'subject',
    label: 'Subject',
    widthPercent: 28,
    minWidth: 180,
    isRowHeader: true,
    render: (entry) => {
      const { title, detail } = auditSubject(entry)
      return (
        <>
          <RouterLink href={addressOf(entry.sequence)}>{title}</RouterLink>{' '}
          <Figure tone="quiet">{detail}</Figure>
        </>
      )
    },
  },
  { key: 'store', label: 'Store', widthPercent: 16, minWidth: 120, render: entryStore },
  {
    key: 'sequence',
    label: 'Entry',
    widthPercent: 7,
    minWidth: 72,
    align: 'end',
    render: ({ sequence }) => <Figure>{sequence}</Figure>,
  },
]
