import type { LogRow } from './logRow'

/** When a service record is: its repair order, or without one its appointment (L-515). */
export const serviceMoment = ({
  roDateTime,
  apptDateTime,
}: Pick<LogRow, 'roDateTime' | 'apptDateTime'>): LogRow['roDateTime'] => roDateTime ?? apptDateTime
