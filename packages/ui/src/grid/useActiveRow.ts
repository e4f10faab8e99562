import { useLayoutEffect, useState, type Dispatch, type SetStateAction } from 'react'
import { followRow, startRow, type ActiveRow } from './activeRow'
import type { RowSource } from './rowSource'

/** The tab stop of a grid: in a row, in the header, or not set yet. */
export type ActivePlace = ActiveRow | 'header' | undefined

/** The place of the tab stop; it follows its row when rows are changed, and leaves it when the grid opens again. */
export const useActiveRow = <Row>(
  source: RowSource<Row>,
): readonly [ActivePlace, Dispatch<SetStateAction<ActivePlace>>] => {
  const startPlace = () => startRow(source.start(), source.rows(), source.keyOf)
  // The first row has the tab stop until it is set, whichever comes above it meanwhile.
  const firstPlace = () => (source.start()?.rowKey === undefined ? undefined : startPlace())
  const [place, setPlace] = useState<ActivePlace>(firstPlace)
  const follow = (current: ActivePlace): ActivePlace =>
    typeof current === 'object' ? followRow(current, source.rows(), source.keyOf) : current
  const followed = follow(place)
  if (followed !== place) setPlace(followed)
  useLayoutEffect(() => {
    let start = source.start()
    return source.subscribe(() => {
      const before = start
      start = source.start()
      const open = before === undefined ? firstPlace : startPlace
      // Whoever pressed a header stays there.
      setPlace((current) => (start !== before && current !== 'header' ? open() : follow(current)))
    })
  }, [source])
  return [followed, setPlace]
}
