import { printedPage, readPage, type ListView } from '../list/listView'
import type { Sort } from '../sorting/sorting'
import { firstPage } from '../paging/pageSize'
import { pageSizeOf } from '../paging/paging'
import { permissions, type Permission } from '../session/user/permissions'
import { printQuery, readQuery } from '../text/addressQuery'

/** What people can be sorted by: names, how many permissions they have, and when they were last seen. */
export const personSorts = ['fullName', 'userName', 'permissions', 'toldAt'] as const
export type PersonSort = (typeof personSorts)[number]

/** What narrows the list of people. */
export interface PeopleFilter {
  /** A part of the name, the user name or the email address. */
  readonly text: string
  /** `null` for every store. */
  readonly storeCode: string | null
  /** `null` for everybody. With a store: who has the permission there. */
  readonly permission: Permission | null
}

/** How the page is looked at: people by name, or the permissions. */
export interface PeopleView extends ListView<PersonSort>, PeopleFilter {
  readonly by: 'people' | 'permissions'
  /** The user name of the person whom the panel shows; `null` for none. */
  readonly person: string | null
  /** The permission whose holders the panel shows; `null` for none. */
  readonly holdersOf: Permission | null
}

/** The page as it opens: everybody. */
export const firstPeopleView: PeopleView = {
  sort: { orderBy: 'fullName', orderDirection: 'asc' },
  page: firstPage,
  showAll: false,
  by: 'people',
  text: '',
  storeCode: null,
  permission: null,
  person: null,
  holdersOf: null,
}

/** The longest text that is looked for. */
export const longestPeopleText = 100

const sortOf = (values: ReadonlyMap<string, string>): Sort<PersonSort> => {
  const orderBy = personSorts.find((one) => one === values.get('orderBy'))
  if (orderBy === undefined) return firstPeopleView.sort
  return { orderBy, orderDirection: values.get('orderDirection') === 'desc' ? 'desc' : 'asc' }
}

const isFirstSort = ({ orderBy, orderDirection }: Sort): boolean =>
  orderBy === firstPeopleView.sort.orderBy && orderDirection === firstPeopleView.sort.orderDirection

const named = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text)

const permissionOf = (text: string | undefined): Permission | null =>
  permissions.find((permission) => permission === text) ?? null

/**
 * The view of an address: what it does not say, and what is none of its kind, is as the page opens.
 *
 * @example parsePeopleView('by=permissions&has=Payroll') // { ...firstPeopleView, by: 'permissions' }
 */
export function parsePeopleView(query: string): PeopleView {
  const values = readQuery(query)
  return {
    ...firstPeopleView,
    ...readPage(values),
    sort: sortOf(values),
    by: values.get('by') === 'permissions' ? 'permissions' : 'people',
    text: (values.get('text') ?? '').slice(0, longestPeopleText),
    storeCode: named(values.get('of')),
    permission: permissionOf(values.get('has')),
    person: named(values.get('who')),
    holdersOf: permissionOf(values.get('holders')),
  }
}

/**
 * A view as the query of its address, without the question mark.
 *
 * @example printPeopleView({ ...firstPeopleView, storeCode: 'HAR', page: 2 }) // 'of=HAR&pageNumber=2'
 */
export const printPeopleView = (view: PeopleView): string =>
  printQuery({
    ...(view.by === 'people' ? {} : { by: view.by }),
    ...(view.text === '' ? {} : { text: view.text }),
    ...(view.storeCode === null ? {} : { of: view.storeCode }),
    ...(view.permission === null ? {} : { has: view.permission }),
    ...(isFirstSort(view.sort) ? {} : view.sort),
    ...printedPage(view),
    ...(view.person === null ? {} : { who: view.person }),
    ...(view.holdersOf === null ? {} : { holders: view.holdersOf }),
  })

/** Whether people are left out. */
export const isPeopleFilterActive = ({ text, storeCode, permission }: PeopleFilter): boolean =>
  text.trim() !== '' || storeCode !== null || permission !== null

/** The body of the call that writes the people of a view into a file: all of them, whatever the page. */
export const peopleExport = (
  { text, storeCode, permission, sort }: PeopleFilter & Pick<PeopleView, 'sort'>,
  hyperionId: string,
) => ({
  hyperionId,
  ...sort,
  text: text.trim(),
  ...(storeCode === null ? {} : { storeCode }),
  ...(permission === null ? {} : { permission }),
})

/**
 * The body of the call that reads the list.
 *
 * @example peopleRequest(firstPeopleView, 'HAR') // { hyperionId: 'HAR', orderBy: 'fullName', orderDirection: 'asc', text: '', pageNumber: 1, pageSize: 50 }
 */
export const peopleRequest = (view: PeopleView, hyperionId: string) => ({
  ...peopleExport(view, hyperionId),
  pageNumber: view.page,
  pageSize: pageSizeOf(view.showAll),
})
