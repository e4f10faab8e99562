import type { TargetBox } from './targetPlace'
import { Hole } from './tourStyle'

/** Props of {@link Spotlight}. */
export interface SpotlightProps {
  /** The place of the target, in pixels of the window. */
  readonly box: TargetBox
}

/** Leaves a target bright while the page around it is dimmed. It blocks no presses. */
export function Spotlight({ box }: SpotlightProps) {
  return (
    <Hole
      aria-hidden="true"
      data-spotlight=""
      data-empty={box.width === 0 || box.height === 0 || undefined}
      style={{
        '--hole-left': `${box.left}px`,
        '--hole-top': `${box.top}px`,
        '--hole-width': `${box.width}px`,
        '--hole-height': `${box.height}px`,
      }}
    />
  )
}
