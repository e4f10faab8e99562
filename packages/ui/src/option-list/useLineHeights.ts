import { useCallback, useMemo, useState } from 'react'
import type { OptionNode } from './optionCollection'

type Key = OptionNode['key']

/** Begins to measure the element of a line that is drawn with an expected height; answers how to end it. */
export type MeasureLine = (element: HTMLElement, key: Key, expected: number) => () => void

/** The heights of those lines that are not as high as expected: their text takes more than one line. */
export function useLineHeights() {
  const [heights, setHeights] = useState<ReadonlyMap<Key, number>>(new Map())
  // A height that is as expected changes nothing, so that scrolling through ordinary lines renders nothing twice.
  const measure: MeasureLine = useCallback((element, key, expected) => {
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      if (height > 0 && Math.abs(height - expected) >= 1)
        setHeights((known) => new Map(known).set(key, height))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return useMemo(() => ({ heights, measure }), [heights, measure])
}
