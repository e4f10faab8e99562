import { formatDate } from '@retain/domain/calendar/formats'
import type { RepairOrder } from '@retain/domain/customer-360/repairOrders'
import { formatCount, formatDollars } from '@retain/domain/money/format'
import { media } from '@retain/ui/breakpoints'
import { Chip, type ChipTone } from '@retain/ui/chip'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'
import { customer360Api } from './customer360Api'
import { Part } from './PartSection'

const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 28px;
  margin-block: -4px;
  padding: 0;
  border: 0;
  border-radius: var(--r-1);
  background: none;
  font: inherit;
  color: var(--accent-ink);
  text-align: start;
  cursor: pointer;
  & > svg.lucide {
    flex: none;
    width: 14px;
    height: 14px;
  }
  &[aria-expanded='true'] > svg.lucide {
    transform: rotate(180deg);
  }
  @media ${media.phone} {
    min-height: var(--touch);
  }
`

const Work = styled.ol`
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 8px 12px;
  border-radius: var(--r-1);
  background: var(--sunken);
  list-style: none;
  & > li {
    display: flex;
    justify-content: space-between;
    gap: 12px;
  }
`

const tones: Readonly<Record<string, ChipTone>> = { Open: 'open', Scheduled: 'sched' }

interface RepairOrderRowProps {
  readonly opptId: string
  readonly order: RepairOrder
}

/** One visit, which opens for its pieces of work where it has any (O-481). */
export function RepairOrderRow({ opptId, order }: RepairOrderRowProps) {
  const id = useId()
  const offset = useStoreOffset()
  const [isOpen, setOpen] = useState(false)
  const { roNumber, roDate, roStatus, roAmount, work, mileage, lineItemId } = order
  return (
    <>
      <tr>
        <td>{roDate === null ? '' : formatDate(roDate, offset)}</td>
        <td data-wide="">{roNumber}</td>
        <td>
          {lineItemId === null ? (
            work
          ) : (
            <Opener type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
              {work ?? 'Work'}
              <ChevronDown aria-hidden="true" />
            </Opener>
          )}
          <small data-narrow="">
            {[`RO # ${roNumber}`, mileage === null ? '' : `${formatCount(mileage)} miles`]
              .filter((part) => part !== '')
              .join(' · ')}
          </small>
        </td>
        <td data-figure="" data-wide="">
          {formatCount(mileage)}
        </td>
        <td data-figure="">{roAmount === null ? '' : formatDollars(roAmount)}</td>
        <td>{roStatus !== null && <Chip tone={tones[roStatus] ?? 'neutral'}>{roStatus}</Chip>}</td>
      </tr>
      {isOpen && lineItemId !== null && (
        <tr id={id}>
          <td colSpan={6}>
            <LineItems opptId={opptId} id={lineItemId} roNumber={roNumber} />
          </td>
        </tr>
      )}
    </>
  )
}

interface LineItemsProps {
  readonly opptId: string
  readonly id: string
  readonly roNumber: string
}

function LineItems({ opptId, id, roNumber }: LineItemsProps) {
  const query = customer360Api.useGetRoLineItemsQuery({ params: { id }, query: { opptId } })
  return (
    <Part query={query} errorText="The work could not be loaded." lines={2}>
      {(items) => (
        <Work aria-label={`Work of RO # ${roNumber}`}>
          {items.map(({ lineItemId, description, opCode, amount }) => (
            <li key={lineItemId}>
              <span>{[description, opCode].filter((part) => part !== null).join(' · ')}</span>
              <span>{amount === null ? '' : formatDollars(amount)}</span>
            </li>
          ))}
        </Work>
      )}
    </Part>
  )
}
