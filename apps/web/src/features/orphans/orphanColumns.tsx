import { formatDate } from '@retain/domain/calendar/formats'
import type { OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import { opportunityPath } from '@retain/domain/opportunity/opportunityPath'
import { statusLabels } from '@retain/domain/opportunity/status/statusLabels'
import { statusTone } from '@retain/domain/opportunity/status/statusTone'
import type { Orphan } from '@retain/domain/orphans/orphan'
import { Chip } from '@retain/ui/chip'
import { Figure } from '@retain/ui/figure'
import type { GridColumn } from '@retain/ui/grid-column'
import { LinkCell } from '@retain/ui/link-cell'
import { SignCell } from '@retain/ui/sign-cell'
import { Lock } from 'lucide-react'
import { LinkWithReturn } from '../../list/address/LinkWithReturn'
import { chipTones } from '../work-log/grid/StatusMark'
import { orphanName, orphanVehicle } from './orphanList'

/** The status of a row. */
export function OrphanStatus({ orphan: { statusCode } }: { readonly orphan: Orphan }) {
  const label = statusLabels[statusCode]
  return <Chip tone={chipTones[statusTone(label)]}>{label}</Chip>
}

/** When a customer was last contacted. */
export const contactText = ({ contactDate }: Orphan, offset: OffsetMinutes): string =>
  contactDate === null ? 'Never' : formatDate(contactDate, offset)

/** The customer of a row, who leads to the opportunity, and who works on it at present. */
export const OrphanCustomer = ({ orphan }: { readonly orphan: Orphan }) => (
  <LinkCell
    text={orphanName(orphan)}
    href={opportunityPath(orphan.opptId)}
    linkComponent={LinkWithReturn}
    signs={
      orphan.lockedByName !== null && (
        <SignCell icon={<Lock aria-hidden="true" />} label={`Locked by ${orphan.lockedByName}`} />
      )
    }
  />
)

/** The columns of the list of orphans. */
export const orphanColumns = (offset: OffsetMinutes): readonly GridColumn<Orphan>[] => [
  {
    key: 'customerName',
    label: 'Customer',
    widthPercent: 26,
    minWidth: 170,
    isRowHeader: true,
    render: (orphan) => <OrphanCustomer orphan={orphan} />,
  },
  { key: 'vehicle', label: 'Vehicle', widthPercent: 26, minWidth: 170, render: orphanVehicle },
  {
    key: 'status',
    label: 'Status',
    widthPercent: 16,
    minWidth: 130,
    render: (orphan) => <OrphanStatus orphan={orphan} />,
  },
  {
    key: 'formerOwner',
    label: 'Former Owner',
    widthPercent: 18,
    minWidth: 120,
    render: ({ formerOwner }) => formerOwner,
  },
  {
    key: 'contactDate',
    label: 'Last Contact',
    widthPercent: 14,
    minWidth: 110,
    render: (orphan) => <Figure>{contactText(orphan, offset)}</Figure>,
  },
]
