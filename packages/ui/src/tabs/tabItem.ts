/** One tab. */
export interface TabItem {
  readonly id: string
  /** Cut at 240 px; its tooltip has the whole text. */
  readonly label: string
  /** The count of the tab; NaN shows nothing. */
  readonly count?: number | undefined
  /** @default false */
  readonly isDisabled?: boolean | undefined
}
