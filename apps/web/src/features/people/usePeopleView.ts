import { firstPage } from '@retain/domain/paging/pageSize'
import {
  firstPeopleView,
  parsePeopleView,
  printPeopleView,
  type PeopleFilter,
  type PeopleView,
} from '@retain/domain/people/peopleView'
import { routes } from '@retain/domain/session/routes/routes'
import type { Permission } from '@retain/domain/session/user/permissions'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

const addressOf = (view: PeopleView): string => {
  const query = printPeopleView(view)
  return query === '' ? routes.people.path : `${routes.people.path}?${query}`
}

/** How people are looked at, and whom or what the panel shows: all of it stands in the address. */
export function usePeopleView() {
  const { search } = useLocation()
  const navigate = useNavigate()
  return useMemo(() => {
    const view = parsePeopleView(search)
    const closed = { ...view, person: null, holdersOf: null }
    const show = (next: PeopleView, replace = false) => void navigate(addressOf(next), { replace })
    return {
      view,
      show: (next: PeopleView) => show(next),
      filter: (change: Partial<PeopleFilter>, options: { readonly replace?: boolean } = {}) =>
        show({ ...closed, ...change, page: firstPage }, options.replace),
      lookBy: (by: PeopleView['by']) => show({ ...firstPeopleView, by }),
      /** The address at which the panel shows somebody. */
      personAddress: (userName: string) => addressOf({ ...closed, person: userName }),
      /** The address at which the panel shows who holds a permission. */
      holdersAddress: (permission: Permission) => addressOf({ ...closed, holdersOf: permission }),
      close: () => show(closed),
    }
  }, [search, navigate])
}

/** The address of the page, as `usePeopleView` reads and writes it. */
export type PeopleAddress = ReturnType<typeof usePeopleView>
