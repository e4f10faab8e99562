import { lastActionLabels, type LastAction } from '@retain/domain/work-log/lastAction'
import { rowState, rowStateLabels, type RowState } from '@retain/domain/work-log/rowState'
import type { LogRow } from '@retain/domain/work-log/logRow'
import { warrantyLabels, type WarrantyValue } from '@retain/domain/work-log/warranty'
import type { GridRowState } from '@retain/ui/grid-column'
import {
  Ban,
  Calendar,
  CalendarClock,
  Car,
  Forward,
  Mail,
  Phone,
  Shield,
  ShieldCheck,
  Star,
  TriangleAlert,
  Wrench,
  type LucideIcon,
} from 'lucide-react'
import { styled } from 'styled-components'

/** A state that a row can show. */
export type ShownState = Exclude<RowState, 'none'>

/** How each state is drawn: its tone at the row's edge and the icon that says the same. */
export const stateLooks: Readonly<
  Record<ShownState, { readonly tone: GridRowState['tone']; readonly Icon: LucideIcon }>
> = {
  open: { tone: 'open', Icon: Wrench },
  scheduled: { tone: 'sched', Icon: CalendarClock },
  candidate: { tone: 'cand', Icon: Star },
}

const gridStates = Object.fromEntries(
  Object.entries(stateLooks).map(([state, { tone, Icon }]) => [
    state,
    { tone, icon: <Icon aria-hidden="true" />, label: rowStateLabels[state as ShownState] },
  ]),
) as Readonly<Record<ShownState, GridRowState>>

/** What the left edge of a row says, or nothing. The same object for the same state, so that rows stay as drawn. */
export function gridStateOf(row: LogRow): GridRowState | undefined {
  const state = rowState(row)
  return state === 'none' ? undefined : gridStates[state]
}

const warrantyIcons: Readonly<Record<WarrantyValue, LucideIcon>> = {
  NOWARRANTY: Ban,
  WARRANTY: ShieldCheck,
  UNKWARRANTY: Shield,
  WEXPIRED: TriangleAlert,
  WEXPMILES: Car,
  WEXPMONTHS: Calendar,
  WEXPMONTHSMILES: CalendarClock,
}

const actionIcons: Readonly<Record<LastAction, LucideIcon>> = { call: Phone, email: Mail, lead: Forward }

const Mark = styled.span`
  display: inline-grid;
  place-items: center;
  color: var(--ink-2);
  & svg.lucide {
    width: 16px;
    height: 16px;
  }
`

/** An icon that says its word to the pointer and to screen readers. */
const Named = ({ Icon, label }: { readonly Icon: LucideIcon; readonly label: string }) => (
  <Mark role="img" aria-label={label} title={label}>
    <Icon aria-hidden="true" />
  </Mark>
)

/** What is known about the warranty, as an icon with its words (L-593). */
export const WarrantyIcon = ({ value }: { readonly value: WarrantyValue }) => (
  <Named Icon={warrantyIcons[value]} label={warrantyLabels[value]} />
)

/** How staff and customer last met (L-278 to L-280). */
export const LastActionIcon = ({ action }: { readonly action: LastAction }) => (
  <Named Icon={actionIcons[action]} label={lastActionLabels[action]} />
)
