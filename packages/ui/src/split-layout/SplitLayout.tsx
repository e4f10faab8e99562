import { useId, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { clampSize } from './splitSize'
import { splitStyle } from './splitStyle'
import { useSplit } from './useSplit'

const Root = styled.div`
  ${splitStyle}
`

/** Props of {@link SplitLayout}. */
export interface SplitLayoutProps {
  /** The pane where reading starts. */
  readonly start: ReactNode
  /** The pane behind it. */
  readonly end: ReactNode
  /** The name of the line between them, for screen readers. @default 'Resize the panes' */
  readonly label?: string | undefined
  /** Which pane has the width; the other takes what is left, 320 px at least. @default 'end' */
  readonly sized?: 'start' | 'end' | undefined
  /** Its width in CSS pixels; leave it out and the layout keeps it itself. */
  readonly size?: number | undefined
  /** Its width at first, and after Enter or two presses on the line. @default 368 */
  readonly defaultSize?: number | undefined
  /** The least width of that pane, in CSS pixels. @default 240 */
  readonly minSize?: number | undefined
  /** The greatest width of that pane, in CSS pixels. @default 720 */
  readonly maxSize?: number | undefined
  /** Called at every step of a movement; the caller stores the width. */
  readonly onSizeChange?: ((size: number) => void) | undefined
}

/**
 * Two panes side by side with a line between them that can be dragged. By the keyboard: arrows move the line (with
 * Shift further), Home and End go to the narrowest and widest, Enter back to the usual width. Where the layout is less
 * than 720 px wide the panes are below each other, without a line.
 *
 * @example
 * <SplitLayout start={<Grid … />} end={<Drawer kind="docked" … />} label="Resize the panel" />
 */
export function SplitLayout(props: SplitLayoutProps) {
  const { start, end, label = 'Resize the panes', sized = 'end', defaultSize = 368, onSizeChange } = props
  const { minSize = 240, maxSize = 720 } = props
  const [kept, setKept] = useState(defaultSize)
  const bounds = { min: minSize, max: maxSize }
  const size = clampSize(props.size ?? kept, bounds)
  const panes = useRef<HTMLDivElement>(null)
  const { isMoving, line } = useSplit({
    panes,
    sized,
    usual: defaultSize,
    bounds,
    onSize: (next) => {
      setKept(next)
      onSizeChange?.(next)
    },
  })
  const id = useId()
  const style = {
    '--size': `${size}px`,
    '--least': `${minSize}px`,
    '--most': `${maxSize}px`,
  } as CSSProperties
  const pane = (place: 'start' | 'end', content: ReactNode) => (
    <div data-pane={place} id={place === sized ? id : undefined}>
      {content}
    </div>
  )
  return (
    <Root>
      <div ref={panes} data-sized={sized} style={style}>
        {pane('start', start)}
        <div
          role="separator"
          tabIndex={0}
          aria-label={label}
          aria-orientation="vertical"
          aria-controls={id}
          aria-valuenow={size}
          aria-valuemin={minSize}
          aria-valuemax={maxSize}
          aria-valuetext={`${size} pixels`}
          data-moving={isMoving ? '' : undefined}
          {...line}
        />
        {pane('end', end)}
      </div>
    </Root>
  )
}
