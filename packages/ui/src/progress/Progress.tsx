import type { ReactNode } from 'react'
import { useProgressBar } from 'react-aria/useProgressBar'
import { fractionOf, percentOf } from './progressValue'

/** What the bar and the ring have in common. */
export interface ProgressProps {
  /** What is under way; over the bar or beside the ring, or for screen readers only. */
  readonly label: string
  /** The label is for screen readers only. @default false */
  readonly isLabelHidden?: boolean | undefined
  /** How much is done, of `max`. Null while that is not known; so is NaN. Less than 0 is none, more than `max` is all. */
  readonly value: number | null | undefined
  /** How much there is to do. @default 100 */
  readonly max?: number | undefined
  /** What stands for the value: "3 of 12 files". @default the share in percent, in the reader's language */
  readonly valueText?: string | undefined
}

/** What the frame tells the drawing inside it. */
export interface DrawnProgress {
  /** Between 0 and 1, or null while it is not known. */
  readonly fraction: number | null
  /** The label, unless it is hidden. */
  readonly label: ReactNode
  /** The value as text; undefined while it is not known. */
  readonly text: string | undefined
}

interface ProgressFrameProps extends ProgressProps {
  readonly className?: string | undefined
  readonly kind: string
  readonly children: (progress: DrawnProgress) => ReactNode
}

/** Names a progress and its value for screen readers; how it is drawn is the caller's. */
export function ProgressFrame(props: ProgressFrameProps) {
  const { label, isLabelHidden = false, value, max = 100, valueText, className, kind, children } = props
  const fraction = fractionOf(value, max)
  // The component of react-aria-components would be part of every page: its buttons know it.
  const { progressBarProps, labelProps } = useProgressBar({
    ...(isLabelHidden ? { 'aria-label': label } : { label }),
    ...(valueText === undefined || fraction === null ? {} : { valueLabel: valueText }),
    value: percentOf(fraction ?? 0),
    isIndeterminate: fraction === null,
  })
  return (
    <div
      {...progressBarProps}
      className={className}
      data-kind={kind}
      data-unknown={fraction === null ? '' : undefined}
    >
      {children({
        fraction,
        label: isLabelHidden ? null : <span {...labelProps}>{label}</span>,
        text: progressBarProps['aria-valuetext'],
      })}
    </div>
  )
}
