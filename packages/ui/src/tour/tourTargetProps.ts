/** Props of what a guided tour can point at. */
export interface TourTargetProps {
  /** Names the element for the steps of a tour, which find it by `[data-tour='name']`. @default no tour points at it */
  readonly 'data-tour'?: string | undefined
}
