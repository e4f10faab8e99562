/** Where one call of the page stands; `refresh` when what is shown is read again (O-067, O-068, OP-012). */
export const asyncStatuses = ['notStarted', 'inProgress', 'complete', 'error', 'refresh'] as const

/** Where one call of the page stands. */
export type AsyncStatus = (typeof asyncStatuses)[number]

/** The sections that an opportunity is read in, all at once (OP-013). */
export const detailsSections = [
  'opportunity',
  'equityDealCustomer',
  'dealInformation',
  'currentVehicle',
  'contactHistory',
  'leaseFinance',
  'lastRoDealCustomer',
] as const

/** One section of the details. */
export type DetailsSection = (typeof detailsSections)[number]

/** What the page reads beside its details, each for a panel of its own (OP-011). */
export type PanelSection = 'householdVehicles' | 'offers' | 'protectionProducts' | 'valueHistory'

/** What the page shows when its details end in error, as the specification spells it (O-075). */
export const detailsErrorText = 'An error has occured'

/**
 * Where the details as a whole stand, by the statuses of their sections (O-069 to O-072). The rules apply in this order
 * (OP-010): all complete, any error, any in progress, any refresh; otherwise nothing changes. Household vehicles are no
 * section of the details: their error stays in their own panel (OP-011).
 *
 * @example detailsStatus(['complete', 'inProgress', 'error'], 'inProgress') // 'error'
 */
export function detailsStatus(sections: readonly AsyncStatus[], previous: AsyncStatus): AsyncStatus {
  const has = (status: AsyncStatus) => sections.includes(status)
  if (sections.length > 0 && sections.every((status) => status === 'complete')) return 'complete'
  if (has('error')) return 'error'
  if (has('inProgress')) return 'inProgress'
  return has('refresh') ? 'refresh' : previous
}

/**
 * What a 404 makes of a section: an error of the opportunity itself and of the household vehicles, an empty section of
 * every other (O-073, O-074, D-26).
 */
export const sectionStatusAfter404 = (section: DetailsSection | PanelSection): AsyncStatus =>
  section === 'opportunity' || section === 'householdVehicles' ? 'error' : 'complete'
