import { Activity, use, useLayoutEffect, useReducer, useState } from 'react'
import { UNSAFE_LocationContext as LocationContext, useMatches, useOutlet } from 'react-router-dom'
import { useAppSelector } from '../core/state/appHooks'
import { selectActiveStore } from '../session/active-store/activeStoreSlice'
import { nextKeptList, noList } from './keptList'
import { KeptPlace } from './KeptPlace'
import { isListHandle } from './pageTitle'

/**
 * The page in sight, with the list that was left for it kept behind it: out of the document, without its effects (no
 * listener, key, timer or subscription of it is there), and at the address that it was left at. Going back shows it again
 * with its rows, its scroll position and everything that was open, in the place of drawing it anew. One list is kept, the
 * last; another list, another store or signing out drops it.
 *
 * @example <AppFrame …><KeptOutlet /></AppFrame>
 */
export function KeptOutlet() {
  const page = useOutlet()
  const at = use(LocationContext)
  const isList = isListHandle(useMatches().at(-1)?.handle)
  const hyperionId = useAppSelector(selectActiveStore)?.hyperionId
  const [kept, setKept] = useState(noList)
  const next = nextKeptList(kept, isList ? { page, at, hyperionId } : null, hyperionId)
  if (next !== kept) setKept(next)

  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(() => {
    // Drawing once more runs the effects of the list before it is painted: its first frame has the present rows.
    if (isList) drawAgain()
  }, [isList])

  const { drawn, times } = next
  return (
    <>
      {isList ? null : page}
      <KeptPlace isShown={isList}>
        {drawn !== null && (
          <Activity key={times} mode={isList ? 'visible' : 'hidden'}>
            <LocationContext value={drawn.at}>{drawn.page}</LocationContext>
          </Activity>
        )}
      </KeptPlace>
    </>
  )
}
