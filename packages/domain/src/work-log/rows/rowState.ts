/** What a row's left border says (L-521): its colour, its icon and its words in the legend. */
export const rowStates = ['candidate', 'open', 'scheduled', 'none'] as const

/** One of the three states that a row can show, or none. */
export type RowState = (typeof rowStates)[number]

/** The words of each state in the legend and for those who do not see the colour. A row without a state says nothing. */
export const rowStateLabels: Readonly<Record<RowState, string>> = {
  candidate: 'Candidate',
  open: 'Opened RO',
  scheduled: 'Scheduled appointment',
  none: '',
}

/** The words in the legend for rows of the Service Log without a mark: their repair orders are closed (L-173). */
export const closedRoLabel = 'Closed RO'

/** How many rows of a log have a repair order in each of its states. */
export interface RowStateCounts {
  readonly open: number
  readonly scheduled: number
  readonly closed: number
}

/** What a row carries while another system collects its vehicle's data (L-250). */
export const collectingText = 'Data Collection In Progress'

/**
 * The state of a row: pink-purple for a candidate, which wins over all; green for an open repair order, grey for a
 * scheduled one, none otherwise (L-251 to L-254, L-522). The repair order's status is compared without case.
 *
 * @example rowState({ dealType: 'Finance', roStatus: 'Open' }) // 'open'
 */
export function rowState(row: {
  readonly dealType: string | null
  readonly roStatus: string | null
}): RowState {
  if (row.dealType === 'Candidate') return 'candidate'
  const status = row.roStatus?.toLowerCase()
  return status === 'open' || status === 'scheduled' ? status : 'none'
}
