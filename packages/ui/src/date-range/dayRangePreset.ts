import type { DayRange } from './dayRange'

/** A range that one press chooses. */
export interface DayRangePreset extends DayRange {
  readonly id: string
  readonly label: string
}
