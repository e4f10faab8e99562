import type { ReactNode } from 'react'
import type { TourPosition } from './targetPlace'

/** Props of `TourStep`. */
export interface TourStepProps {
  /** The heading of the step. */
  readonly title: string
  /** What there is to know here. */
  readonly text: ReactNode
  /** Finds the target of the step. */
  readonly selector: string
  /** The side of the target on which the step is, if it fits. @default 'bottom' */
  readonly position?: TourPosition | undefined
  /** Which step this is, from 1; shown as "2 of 5". */
  readonly stepNumber: number
  /** How many steps the tour has. */
  readonly stepCount: number
  /** OK: on to the next step; after the last one the tour is finished. */
  readonly onOk: () => void
  /** Skip: the tour is finished, and need not be offered again. */
  readonly onSkip: () => void
  /** The close button, or Escape: the tour is closed midway, and may go on here later. */
  readonly onClose: () => void
  /**
   * There is no such element, or it was removed; nothing is drawn until there is one. The caller decides which step is
   * next.
   */
  readonly onTargetMissing: () => void
  /** What the button says that goes on. @default 'OK' */
  readonly okLabel?: string | undefined
  /** What the button says that ends the tour. @default 'Skip' */
  readonly skipLabel?: string | undefined
  /** The close button's name. @default 'Close' */
  readonly closeLabel?: string | undefined
}

/** The props of a step's card, and its target. */
export interface OpenStepProps extends TourStepProps {
  readonly target: Element
}
