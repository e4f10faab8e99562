import { parseDay } from '../calendar/day'
import { formatDateOfDay } from '../calendar/storeDay'
import type { ReplacementVehicle } from '../opportunity/sections'

/**
 * Why a replacement is offered and since when, in one line; empty where neither is known (O-118).
 *
 * @example formatSelection({ selectionReason: 'body type, make', refreshedOn: '2026-11-20' })
 * // 'Selected by body type, make · 11/20/2026'
 */
export const formatSelection = ({
  selectionReason,
  refreshedOn,
}: Pick<ReplacementVehicle, 'selectionReason' | 'refreshedOn'>): string => {
  const day = parseDay(refreshedOn ?? '')
  return [
    selectionReason === null || selectionReason === '' ? '' : `Selected by ${selectionReason}`,
    day === null ? '' : formatDateOfDay(day),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}
