import { useLayoutEffect, useState, type RefObject } from 'react'
import { observeSize } from '../internal/size/observeSize'

/**
 * What a rule makes of an element's width in CSS pixels, for what stands in a part of the window. The component is drawn again
 * only when the rule's answer changes. Where there is no layout, as on a server, the width is `Infinity`.
 *
 * @param rule always the same function: with another one the element is measured anew.
 * @example
 * const hasRoom = useElementWidth(list, hasRoomForPanel)
 */
export function useElementWidth<T extends string | number | boolean | null>(
  element: RefObject<HTMLElement | null>,
  rule: (width: number) => T,
): T {
  const [answer, setAnswer] = useState(() => rule(Infinity))
  useLayoutEffect(() => {
    const observed = element.current
    if (observed === null) return undefined
    return observeSize(observed, () => setAnswer(rule(observed.clientWidth || Infinity)))
  }, [element, rule])
  return answer
}
