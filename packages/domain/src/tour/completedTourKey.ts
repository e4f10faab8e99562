/** How the names begin under which completed containers are kept in local storage. */
export const completedTourPrefix = 'TOUR_COMPLETED_' as const

/** The name under which a user's completed containers are kept in local storage; Tutorial On clears it (S-798). */
export const completedTourKey = (userName: string): `${typeof completedTourPrefix}${string}` =>
  `${completedTourPrefix}${userName}`
