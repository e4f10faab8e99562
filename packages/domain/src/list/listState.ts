/** Where the action behind a list stands (S-158, S-159). */
export const listStates = ['NOT_STARTED', 'IN_PROGRESS', 'COMPLETE', 'ERROR', 'REFRESH'] as const

/** One of the five states. REFRESH is another request while the old rows stay visible (L-567). */
export type ListState = (typeof listStates)[number]

/** What an empty grid says after a complete search (L-238). */
export const nothingFoundText = 'Nothing Found. Please try other search criteria'

/** What a grid shows. */
export type GridContent = 'spinner' | 'rows' | 'nothingFound' | 'empty'

/**
 * What a grid shows: a spinner while its search runs, the rows while it is asked again, the text only when a complete
 * search found nothing, and nothing after a failure (L-237, L-238, L-567, L-613).
 *
 * @example gridContent('COMPLETE', 0) // 'nothingFound'
 */
export function gridContent(state: ListState, rowCount: number): GridContent {
  switch (state) {
    case 'NOT_STARTED':
    case 'ERROR':
      return 'empty'
    case 'IN_PROGRESS':
      return 'spinner'
    case 'COMPLETE':
      return rowCount > 0 ? 'rows' : 'nothingFound'
    case 'REFRESH':
      return rowCount > 0 ? 'rows' : 'spinner'
  }
}
