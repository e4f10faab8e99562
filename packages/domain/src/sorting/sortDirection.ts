/** The words of the calls for a direction; the default is descending (L-603, S-491). */
export const sortDirections = ['desc', 'asc'] as const

/** Highest, newest or last first, or the other way round. Empty values stand last in both. */
export type SortDirection = (typeof sortDirections)[number]
