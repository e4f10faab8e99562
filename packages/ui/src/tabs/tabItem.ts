/** One tab. */
export interface TabItem {
  readonly id: string
  /** Cut at 240 px; the whole shows when one points at it. */
  readonly label: string
  /** How many things stand behind the tab; nothing is drawn for NaN. */
  readonly count?: number | undefined
  /** @default false */
  readonly isDisabled?: boolean | undefined
}
