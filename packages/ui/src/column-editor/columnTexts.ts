/** Where a column stands, as it is spoken: positions count from 1, the fixed columns included. */
const place = (index: number, count: number): string => `position ${index + 1} of ${count}`

/** What the column editor says of what happened. Positions are spoken, never keys. */
export const columnTexts = {
  added: (label: string, count: number) => `${label} added at ${place(count - 1, count)}`,
  removed: (label: string, index: number) => `${label} removed from position ${index + 1}`,
  moved: (label: string, index: number, count: number) => `${label} moved to ${place(index, count)}`,
  pickedUp: (label: string, index: number, count: number) => `${label} picked up at ${place(index, count)}`,
  over: (label: string, index: number, count: number) => `${label} over ${place(index, count)}`,
  left: (label: string, index: number, count: number) => `${label} left at ${place(index, count)}`,
  restored: 'The default columns are back',
  /** How a handle is used; read after its name. */
  instructions:
    'Press Space to pick up the column, then move it by the arrow keys, Home or End. Press Space again to drop it, Escape to leave it where it was.',
} as const
