import type { Customer360 } from '@retain/domain/customer-360/customer360'
import { dealIndicators360, type Indicator360 } from '@retain/domain/customer-360/tabs360'
import { Section } from '@retain/ui/section'
import { BadgeCheck, Ban, FileText, ShieldCheck, TriangleAlert, User, type LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(112px, 1fr));
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    min-width: 0;
    padding: 6px 12px 8px;
    border: 1px solid var(--line);
    border-radius: var(--r-2);
    overflow-wrap: anywhere;
  }
  & > li[data-tone='warn'] {
    border-color: var(--warn-soft);
    background: var(--warn-soft);
    color: var(--warn-ink);
  }
  & span {
    display: flex;
    align-items: center;
    gap: 4px;
    font-size: var(--fs-2);
    line-height: 16px;
    color: var(--ink-2);
  }
  & > li[data-tone='warn'] span {
    color: inherit;
  }
  & b {
    font-weight: 600;
  }
  & svg.lucide {
    flex: none;
    width: 12px;
    height: 12px;
  }
`

const icons: Readonly<Record<string, LucideIcon>> = {
  Employee: User,
  'Do Not Contact': Ban,
  Recall: TriangleAlert,
  History: FileText,
  Warranty: ShieldCheck,
}

interface IndicatorsProps {
  readonly customer: Pick<Customer360, 'employeeIndicator' | 'indicators'>
  /** The deal is that of the opportunity from which the view was opened. */
  readonly isSource: boolean
}

/** What to mind before calling, each where it is known (O-344, OP-114). */
export function Indicators({ customer, isSource }: IndicatorsProps) {
  const indicators = dealIndicators360(customer, isSource)
  if (indicators.length === 0) return null
  return (
    <Section title="Indicators" headingLevel={3}>
      <Tiles>
        {indicators.map((indicator) => (
          <Tile key={indicator.label} {...indicator} />
        ))}
      </Tiles>
    </Section>
  )
}

function Tile({ label, value, tone }: Indicator360) {
  const Icon = icons[label] ?? BadgeCheck
  return (
    <li data-tone={tone}>
      <span>
        <Icon aria-hidden="true" />
        {label}
      </span>
      <b>{value}</b>
    </li>
  )
}
