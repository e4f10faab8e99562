import { useLayoutEffect, useState, type Dispatch, type SetStateAction } from 'react'
import { followRow, type ActiveRow } from './activeRow'
import type { RowSource } from './rowSource'

/** The tab stop of a grid: in a row, in the header, or not set yet. */
export type ActivePlace = ActiveRow | 'header' | undefined

/** The place of the tab stop; it follows its row when rows are changed. */
export const useActiveRow = <Row>(
  source: RowSource<Row>,
): readonly [ActivePlace, Dispatch<SetStateAction<ActivePlace>>] => {
  const [place, setPlace] = useState<ActivePlace>()
  const follow = (current: ActivePlace): ActivePlace =>
    typeof current === 'object' ? followRow(current, source.rows(), source.keyOf) : current
  const followed = follow(place)
  if (followed !== place) setPlace(followed)
  useLayoutEffect(() => source.subscribe(() => setPlace(follow)), [source])
  return [followed, setPlace]
}
