import type { FocusEvent } from 'react'

/**
 * A blur handler for a control of several parts: it calls when the focus leaves all of them, not when it goes from one to
 * another.
 *
 * @example
 * <div role="group" onBlur={onLeave(onBlur)}>
 */
export const onLeave =
  (leave: (() => void) | undefined) =>
  ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) leave?.()
  }
