import type { ContextType, ReactElement } from 'react'
import type { UNSAFE_LocationContext } from 'react-router-dom'

/** The page of a list as the router has it, in the store that it shows. */
export interface ListPage {
  readonly page: ReactElement | null
  /** The address that it is drawn for. */
  readonly at: ContextType<typeof UNSAFE_LocationContext>
  readonly hyperionId: string | undefined
}

/** The one list that is kept. */
export interface KeptList {
  /** The list that the router shows; `null` while it shows another page. */
  readonly shown: ListPage | null
  /** The list that is drawn, hidden while another page shows; `null` before the first one. */
  readonly drawn: ListPage | null
  /** Counts the times that a list was drawn anew in the place of one that was hidden. */
  readonly times: number
}

/** Before any list was shown. */
export const noList: KeptList = { shown: null, drawn: null, times: 0 }

/**
 * Which list is drawn once the router shows this page. A list that is left stays as it was drawn, and is shown again as it is
 * where somebody comes back to its address; one of another store is dropped.
 *
 * @param shown the page in sight if it is a list, else `null`.
 * @returns the same object while nothing changes.
 */
export function nextKeptList(
  kept: KeptList,
  shown: ListPage | null,
  hyperionId: string | undefined,
): KeptList {
  const { drawn, times } = kept
  if (shown === null) {
    const stays = drawn?.hyperionId === hyperionId ? drawn : null
    return kept.shown === null && drawn === stays ? kept : { shown, drawn: stays, times }
  }
  if (kept.shown !== null) return isSame(kept.shown, shown) ? kept : { shown, drawn: shown, times }
  const isBack = drawn !== null && isSameAddress(drawn, shown)
  return isBack ? { shown, drawn, times } : { shown, drawn: shown, times: times + 1 }
}

/** The router makes its pages anew while another one is on its way, at the same address. */
const isSame = (one: ListPage, other: ListPage): boolean =>
  one.at === other.at && one.hyperionId === other.hyperionId

const isSameAddress = (one: ListPage, other: ListPage): boolean => {
  const [{ location: before }, { location: now }] = [one.at, other.at]
  return (
    one.hyperionId === other.hyperionId &&
    before.pathname === now.pathname &&
    before.search === now.search &&
    // What is in it was read from JSON, or is written as such.
    JSON.stringify(before.state) === JSON.stringify(now.state)
  )
}
