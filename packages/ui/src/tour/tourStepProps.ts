import type { ReactNode } from 'react'
import type { TourPosition } from './tourTarget'

/** Props of `TourStep`. */
export interface TourStepProps {
  readonly title: string
  readonly text: ReactNode
  /** Finds the element that the step speaks of. */
  readonly selector: string
  /** The side of that element on which the step stands, if there is room. @default 'bottom' */
  readonly position?: TourPosition | undefined
  /** Which step this is, from 1; shown as "2 of 5". */
  readonly stepNumber: number
  readonly stepCount: number
  /** OK: on to the next step; after the last one the tour is finished. */
  readonly onOk: () => void
  /** Skip: the tour is finished, and need not be offered again. */
  readonly onSkip: () => void
  /** The close button, or Escape: the tour is closed midway, and may go on here later. */
  readonly onClose: () => void
  /**
   * There is no such element, or it has left the page; nothing is drawn until there is one. Which step comes then is for
   * the caller to say.
   */
  readonly onTargetMissing: () => void
  /** @default 'OK' */
  readonly okLabel?: string | undefined
  /** @default 'Skip' */
  readonly skipLabel?: string | undefined
  /** The close button's name. @default 'Close' */
  readonly closeLabel?: string | undefined
}

/** What a step shows of itself, and its target. */
export interface OpenStepProps extends TourStepProps {
  readonly target: Element
}
