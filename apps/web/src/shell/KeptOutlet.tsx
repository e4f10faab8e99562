import { isModalRoute } from '@retain/domain/session/redirects/modalRoutes'
import {
  Activity,
  use,
  useLayoutEffect,
  useReducer,
  useState,
  type ContextType,
  type ReactElement,
} from 'react'
import { UNSAFE_LocationContext as LocationContext, useMatches, useOutlet } from 'react-router-dom'
import { useAppSelector } from '../core/state/appHooks'
import { selectActiveStore } from '../session/active-store/activeStoreSlice'
import { nextKeptList, noList } from './keptList'
import { KeptPlace } from './KeptPlace'
import { isListHandle, TitleBeneath, titleOf } from './pageTitle'

/** A page with the address that it is drawn for, and what its route declares. */
interface Place {
  readonly page: ReactElement | null
  readonly at: ContextType<typeof LocationContext> | null
  readonly handle: unknown
}

/** Before any page was shown, as where a dialog is opened by its address. */
const nowhere: Place = { page: null, at: null, handle: undefined }

/**
 * The page in sight, with the list that was left for it kept behind it: out of the document, without its effects (no
 * listener, key, timer or subscription of it is there), and at the address that it was left at. Going back shows it again
 * with its rows, its scroll position and everything that was open, in the place of drawing it anew. One list is kept, the
 * last; another list, another store or signing out drops it.
 *
 * A dialog that has an address of its own stands over the page that it was opened from, which stays as it is, at its own address
 * (S-075).
 *
 * @example <AppFrame …><KeptOutlet /></AppFrame>
 */
export function KeptOutlet() {
  const outlet = useOutlet()
  const location = use(LocationContext)
  const { pathname } = location.location
  const handle: unknown = useMatches().at(-1)?.handle
  const isModal = isModalRoute(pathname)
  const [left, setLeft] = useState<Place>(nowhere)
  const { page, at, handle: pageHandle } = isModal ? left : { page: outlet, at: location, handle }
  if (!isModal && left.at !== location) setLeft({ page: outlet, at: location, handle })

  const isList = isListHandle(pageHandle)
  const hyperionId = useAppSelector(selectActiveStore)?.hyperionId
  const [kept, setKept] = useState(noList)
  const next = nextKeptList(kept, isList ? { page, at: at ?? location, hyperionId } : null, hyperionId)
  if (next !== kept) setKept(next)

  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(() => {
    // Drawing once more runs the effects of the list before it is painted: its first frame has the present rows.
    if (isList) drawAgain()
  }, [isList])

  const { drawn, times } = next
  return (
    <>
      <TitleBeneath value={isModal ? titleOf(pageHandle) : null}>
        {isList ? null : <LocationContext value={at ?? location}>{page}</LocationContext>}
        <KeptPlace isShown={isList}>
          {drawn !== null && (
            <Activity key={times} mode={isList ? 'visible' : 'hidden'}>
              <LocationContext value={drawn.at}>{drawn.page}</LocationContext>
            </Activity>
          )}
        </KeptPlace>
      </TitleBeneath>
      {isModal && outlet}
    </>
  )
}
