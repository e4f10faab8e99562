import { useRef, type CSSProperties, type RefObject } from 'react'
import { useSliderThumb } from 'react-aria/useSlider'
import type { SliderState } from 'react-stately/useSliderState'

interface SliderThumbProps {
  readonly index: number
  readonly state: SliderState
  readonly track: RefObject<HTMLDivElement | null>
  /** Its position, between 0 and 1. */
  readonly share: number
  /** Its own name in addition to the slider's, where there are two. */
  readonly label: string | undefined
  readonly labelId: string
  readonly valueText: string
  readonly describedBy: string | undefined
  readonly isInvalid: true | undefined
}

/** One thumb: a native range input for keys and screen readers under what is dragged. */
export function SliderThumb(props: SliderThumbProps) {
  const { index, state, track, share, label, labelId, valueText, describedBy, isInvalid } = props
  const inputRef = useRef<HTMLInputElement>(null)
  const { thumbProps, inputProps, isDragging, isDisabled } = useSliderThumb(
    { index, trackRef: track, inputRef, ...(label === undefined ? {} : { 'aria-label': label }) },
    state,
  )
  return (
    <div
      {...thumbProps}
      style={{ '--at': share, touchAction: 'none' } as CSSProperties}
      data-thumb=""
      data-dragging={isDragging || undefined}
      data-disabled={isDisabled || undefined}
    >
      <input
        {...inputProps}
        ref={inputRef}
        aria-label={label}
        aria-labelledby={label === undefined ? labelId : `${labelId} ${inputProps.id ?? ''}`}
        aria-valuetext={valueText}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
      />
    </div>
  )
}
