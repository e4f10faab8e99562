import { lastActionLabels, type LastAction } from '@retain/domain/work-log/rows/cells/lastAction'
import { rowState, rowStateLabels, type RowState } from '@retain/domain/work-log/rows/rowState'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { warrantyLabels, type WarrantyValue } from '@retain/domain/work-log/rows/cells/warranty'
import type { GridRowState } from '@retain/ui/grid-column'
import { IconCell } from '@retain/ui/icon-cell'
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

/** A state that a row can show. */
export type ShownState = Exclude<RowState, 'none'>

/** The tone at the row's edge and the icon of each state. */
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

/** The state at the left edge of a row, if any. Equal states are one object, so that rows do not render again. */
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

/** The warranty of a row, as an icon with a text (L-593). */
export function WarrantyIcon({ value }: { readonly value: WarrantyValue }) {
  const Icon = warrantyIcons[value]
  return <IconCell icon={<Icon aria-hidden="true" />} label={warrantyLabels[value]} />
}

/** The last action for a customer, as an icon (L-278 to L-280). */
export function LastActionIcon({ action }: { readonly action: LastAction }) {
  const Icon = actionIcons[action]
  return <IconCell icon={<Icon aria-hidden="true" />} label={lastActionLabels[action]} />
}
