import { formatDate } from '@retain/domain/calendar/formats'
import type { ListedDeal360 } from '@retain/domain/customer-360/customer360'
import { dealGroup, dealStatusText, groupedDeals } from '@retain/domain/customer-360/dealOrder'
import { emptyTabTexts360 } from '@retain/domain/customer-360/tabs360'
import { vehicleName } from '@retain/domain/vehicle/comparison'
import { Chip } from '@retain/ui/chip'
import { EmptyState } from '@retain/ui/empty-state'
import { CarFront } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'

const Group = styled.section`
  & > h3 {
    margin: 0;
    padding: 12px 16px 4px;
    font-size: var(--fs-2);
    line-height: 16px;
    font-weight: 600;
    color: var(--ink-2);
  }
  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li + li,
  & + & {
    border-top: 1px solid var(--line-soft);
  }
`

const Line = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 8px;
  width: 100%;
  min-height: 48px;
  padding: 8px 16px;
  border: 0;
  border-inline-start: 3px solid transparent;
  background: none;
  font: inherit;
  color: inherit;
  text-align: start;
  cursor: pointer;
  & > b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & > small {
    font-size: var(--fs-2);
    line-height: 16px;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & > :nth-child(even) {
    justify-self: end;
    text-align: end;
  }
  &:hover {
    background: var(--hover);
  }
  &[aria-current='true'] {
    border-inline-start-color: var(--accent);
    background: var(--accent-soft);
  }
  &:focus-visible {
    outline: none;
    box-shadow: inset var(--focus);
  }
`

interface DealListProps {
  readonly deals: readonly ListedDeal360[]
  readonly sourceVin: string | null
  readonly chosen: string | null
  readonly onChoose: (custDealId: string) => void
}

/** The deals under the headings of their groups (O-345 to O-348). Arrows move between them, Enter opens one. */
export function DealList({ deals, sourceVin, chosen, onChoose }: DealListProps) {
  const offset = useStoreOffset()
  if (deals.length === 0)
    return <EmptyState icon={<CarFront aria-hidden="true" />} text={emptyTabTexts360.deals} />
  return (
    <div onKeyDown={moveFocus}>
      {groupedDeals(deals, sourceVin).map((group) => (
        <Group key={group.group} aria-label={group.label}>
          <h3>{group.label}</h3>
          <ul>
            {group.deals.map((deal) => (
              <li key={deal.custDealId}>
                <Line
                  type="button"
                  aria-current={deal.custDealId === chosen}
                  onClick={() => onChoose(deal.custDealId)}
                >
                  <b>{vehicleName(deal.vehicle) || 'Unknown vehicle'}</b>
                  {deal.dealType === null ? <span /> : <Chip>{deal.dealType}</Chip>}
                  <small>
                    {[
                      deal.contractDate === null ? '' : formatDate(deal.contractDate, offset),
                      deal.sellingStoreName ?? '',
                    ]
                      .filter((part) => part !== '')
                      .join(' · ')}
                  </small>
                  <small>{dealGroup(deal, null) === 'ended' ? dealStatusText(deal.statusFlg) : ''}</small>
                </Line>
              </li>
            ))}
          </ul>
        </Group>
      ))}
    </div>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (step === undefined) return
  const lines = [...event.currentTarget.querySelectorAll('button')]
  const next = lines[lines.findIndex((line) => line === document.activeElement) + step]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}
