import { hidesApr, isConquest, isLease } from '@retain/domain/deal/dealTypes'
import { formatCount, formatPercent } from '@retain/domain/money/format'
import type { DealInformation, VehicleInfo } from '@retain/domain/opportunity/sections'
import { orphanText } from '@retain/domain/work-log/rows/cells/customerCell'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { Card } from '@retain/ui/card'
import { CellSurface } from '@retain/ui/cell-surface'
import { KeyValueList, type KeyValue } from '@retain/ui/key-value-list'
import { SignCell } from '@retain/ui/sign-cell'
import { UserX } from 'lucide-react'
import { memo } from 'react'
import { styled } from 'styled-components'
import type { Section } from '../../core/api/section'
import { lazyCode } from '../../core/lazy/lazyCode'
import { EditButton } from './edit/EditButton'
import { LazyEdit } from './edit/LazyEdit'
import { useCardEdit } from './edit/useCardEdit'
import { loadingLines } from './loadingLines'

const Person = styled(CellSurface)`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  margin-block: -2px;
`

/** Who sold the vehicle, marked when that person has left the store (O-049, OP-025). */
const salesperson = (name: string | null, isOrphan: boolean) =>
  isOrphan ? (
    <Person as="span">
      {name}
      <SignCell icon={<UserX aria-hidden="true" />} label={orphanText} />
    </Person>
  ) : (
    name
  )

function linesOf(deal: DealInformation, isOrphan: boolean) {
  const term = deal.curVehFinanceTerm
  return [
    { label: 'Deal Type', value: deal.dealType },
    { label: 'Salesperson', value: salesperson(deal.salesPersonName, isOrphan) },
    { label: 'Lender', value: deal.lender },
    // The APR of a lease is hidden (O-111, OP-067).
    ...(hidesApr(deal) ? [] : [{ label: 'APR', value: formatPercent(deal.curVehFinanceRate) }]),
    { label: 'Term', value: term === null ? null : `${term} months` },
    { label: 'Payment Day', value: deal.paymentDay },
    ...(isLease(deal) ? [{ label: 'Annual Lease Miles', value: formatCount(deal.annualLeaseMiles) }] : []),
  ]
}

/** The lines whose values the row of the list has, and the places of the others. */
const knownLines = ({ dealType, dealTypeCode, lender, apr }: LogRow): readonly KeyValue[] => [
  known('Deal Type', dealType),
  known('Salesperson', null),
  known('Lender', lender),
  ...(hidesApr({ dealType, dealTypeCode }) ? [] : [known('APR', formatPercent(apr))]),
  known('Term', null),
  known('Payment Day', null),
]

const known = (label: string, value: string | null): KeyValue => ({
  label,
  value,
  isLoading: value === null || value === '',
})

const conquestEdit = lazyCode(() => import('./edit/ConquestEdit'))

interface DealCardProps {
  readonly opptId: string
  /** Until it is known, nothing can be edited. */
  readonly hyperionId: string | undefined
  readonly section: Section<DealInformation>
  readonly vehicles: Section<VehicleInfo>
  readonly isReadOnly: boolean
  readonly isOrphan: boolean
  /** The list's row, whose values show until the section is loaded. */
  readonly row: LogRow | undefined
}

/** The deal by which the customer holds the present vehicle, and for a conquest customer the form that changes it (O-008, O-082). */
export const DealCard = memo(function DealCard({
  opptId,
  hyperionId,
  section,
  vehicles,
  isReadOnly,
  isOrphan,
  row,
}: DealCardProps) {
  const { data, status, refetch } = section
  const vehicle = vehicles.data?.currentVehicle
  const card = useCardEdit('conquest', opptId)
  const isEditable = data !== undefined && isConquest(data) && vehicle !== undefined
  return (
    <Card
      title="Deal"
      isFoldable
      summary={data?.lender ?? undefined}
      state={status === 'error' ? 'error' : 'ready'}
      onRetry={refetch}
      action={
        isEditable && !card.isEditing ? (
          <EditButton edit={card} noun="deal" isDisabled={isReadOnly || hyperionId === undefined} />
        ) : undefined
      }
    >
      {isEditable && card.isEditing && hyperionId !== undefined ? (
        <LazyEdit code={conquestEdit} fields={8}>
          {({ ConquestEdit }) => (
            <ConquestEdit {...{ opptId, hyperionId, card, isReadOnly, vehicle }} deal={data} />
          )}
        </LazyEdit>
      ) : data !== undefined ? (
        <KeyValueList items={linesOf(data, isOrphan)} />
      ) : row === undefined || status === 'complete' ? (
        loadingLines(section, 6)
      ) : (
        <KeyValueList items={knownLines(row)} />
      )}
    </Card>
  )
})
