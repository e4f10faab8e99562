import { describe, expect, it } from 'vitest'
import type { Instant } from '../calendar/instant'
import { utc } from '../calendar/storeOffset'
import { mayReadAudit } from '../audit/auditAccess'
import { permissions } from '../session/user/permissions'
import { accessMatrix, holdersByPlace } from './accessMatrix'
import { exportedPeople } from './exportedPeople'
import { peoplePermission } from './peopleAccess'
import {
  firstPeopleView,
  isPeopleFilterActive,
  parsePeopleView,
  peopleRequest,
  printPeopleView,
  type PeopleView,
} from './peopleView'
import { inCatalogueOrder, permissionCatalogue } from './permissionCatalogue'
import { isActivePerson, namesInShort, type Person, type PersonStore } from './person'

const store = (hyperionId: string, more: Partial<PersonStore> = {}): PersonStore => ({
  ...{ hyperionId, name: `Store ${hyperionId}`, isGranted: true, job: null, isEnabled: true },
  ...more,
})

describe('the catalogue of permissions', () => {
  it('explains each in a title of its own and whole sentences', () => {
    const explained = permissions.map((permission) => permissionCatalogue[permission])
    expect(new Set(explained.map(({ title }) => title)).size).toBe(permissions.length)
    for (const { text } of explained) expect(text).toMatch(/^[A-Z].+\.$/)
  })

  it('names those that count in stores first', () => {
    expect(
      inCatalogueOrder([
        'Opportunity_Can_Edit_HelpLink',
        'CanView360 Access',
        'Opportunity_Application_Access',
      ]),
    ).toEqual(['Opportunity_Application_Access', 'CanView360 Access', 'Opportunity_Can_Edit_HelpLink'])
  })

  it('is read by whoever reads the audit log', () => {
    expect(mayReadAudit([peoplePermission])).toBe(true)
  })
})

describe('what counts where', () => {
  it('is granted in the stores of the token that are switched on, and at once in all of them', () => {
    const stores = [
      store('HAR'),
      store('BLR', { isEnabled: false }),
      store('PEA', { isGranted: false, job: 'salesperson' }),
    ]
    const matrix = accessMatrix({
      permissions: ['Opportunity_Can_Edit_HelpLink', 'Opportunity_Application_Access'],
      stores,
    })
    expect(matrix.places.map(({ hyperionId }) => hyperionId)).toEqual([null, 'HAR', 'BLR', 'PEA'])
    expect(matrix.rows).toEqual([
      { permission: 'Opportunity_Application_Access', isGranted: [false, true, false, false] },
      { permission: 'Opportunity_Can_Edit_HelpLink', isGranted: [true, false, false, false] },
    ])
  })

  it('has no column of all stores where nothing counts so', () => {
    const matrix = accessMatrix({ permissions: ['CanView360 Access'], stores: [store('HAR')] })
    expect(matrix.places).toEqual([{ hyperionId: 'HAR', name: 'Store HAR' }])
    expect(accessMatrix({ permissions: [], stores: [] })).toEqual({ places: [], rows: [] })
  })

  it('is told the other way round: who has it in all stores, then store by store', () => {
    const holder = (userName: string, ...hyperionIds: string[]) => ({
      userName,
      fullName: userName,
      hyperionIds,
      toldAt: '2026-11-26T10:00:00.000Z' as Instant,
    })
    const [alex, dana, robin] = [holder('alex', 'HAR', 'BLR'), holder('dana', 'BLR'), holder('robin')]
    const stores = [store('HAR'), store('BLR')]
    const of = (permission: (typeof permissions)[number], inStores: readonly PersonStore[] = stores) =>
      holdersByPlace(permission, [alex, dana, robin], inStores).map(({ name, people }) => [
        name,
        people.map(({ userName }) => userName),
      ])
    expect(of('CanView360 Access')).toEqual([
      ['All stores', ['alex']],
      ['Store BLR', ['dana']],
    ])
    expect(of('CanView360 Access', [store('BLR')])).toEqual([['Store BLR', ['alex', 'dana']]])
    expect(of('Opportunity_Can_Edit_HelpLink')).toEqual([['All stores', ['alex', 'dana', 'robin']]])
  })
})

it('somebody is active on the list of a store, and for 90 days after the last token', () => {
  const now = '2026-11-27T10:00:00.000Z' as Instant
  const active = (isListed: boolean, toldAt: string | null) =>
    isActivePerson({ isListed, toldAt: toldAt as Instant | null }, now)
  expect(active(true, null)).toBe(true)
  expect(active(false, null)).toBe(false)
  expect(active(false, '2026-08-29T10:00:00.000Z')).toBe(true)
  expect(active(false, '2026-08-29T09:59:59.999Z')).toBe(false)
})

it.each([
  [[], ''],
  [['A', 'B', 'C'], 'A, B, C'],
  [['A', 'B', 'C', 'D'], 'A, B and 2 more'],
])('%j in short is %s', (names, text) => expect(namesInShort(names)).toBe(text))

const narrowed: PeopleView = {
  ...firstPeopleView,
  ...{ text: 'dana', storeCode: 'HAR', permission: 'CanView360 Access', page: 2 },
  ...{ person: 'dana.baker' },
}

describe('the view', () => {
  it('stands in the address and comes back from it', () => {
    expect(printPeopleView(firstPeopleView)).toBe('')
    expect(printPeopleView(narrowed)).toBe(
      'text=dana&of=HAR&has=CanView360%20Access&pageNumber=2&who=dana.baker',
    )
    expect(parsePeopleView(printPeopleView(narrowed))).toEqual(narrowed)
    const other: PeopleView = {
      ...firstPeopleView,
      ...{ by: 'permissions', holdersOf: 'Opportunity_Can_Edit_HelpLink' },
    }
    expect(parsePeopleView(printPeopleView(other))).toEqual(other)
  })

  it('names an order that is not by name', () => {
    const sort = { orderBy: 'toldAt', orderDirection: 'desc' } as const
    const query = printPeopleView({ ...firstPeopleView, sort })
    expect(query).toBe('orderBy=toldAt&orderDirection=desc')
    expect(parsePeopleView(query)).toEqual({ ...firstPeopleView, sort })
    expect(parsePeopleView('orderBy=job&orderDirection=desc').sort).toEqual(firstPeopleView.sort)
    expect(peopleRequest({ ...firstPeopleView, sort }, 'HAR')).toMatchObject(sort)
  })

  it('takes nothing that is none of its kind', () => {
    expect(parsePeopleView('by=stores&of=&has=Payroll&pageNumber=-1&who=&holders=x')).toEqual(firstPeopleView)
    expect(parsePeopleView(`text=${'x'.repeat(101)}`).text).toHaveLength(100)
  })

  it('is asked for by what narrows it, and a page', () => {
    expect(peopleRequest(firstPeopleView, 'HAR')).toEqual({
      ...{ hyperionId: 'HAR', orderBy: 'fullName', orderDirection: 'asc', text: '' },
      ...{ pageNumber: 1, pageSize: 50 },
    })
    expect(peopleRequest({ ...narrowed, text: ' dana ' }, 'BLR')).toEqual({
      ...{ hyperionId: 'BLR', text: 'dana', storeCode: 'HAR', permission: 'CanView360 Access' },
      ...{ orderBy: 'fullName', orderDirection: 'asc' },
      ...{ pageNumber: 2, pageSize: 50 },
    })
    expect(isPeopleFilterActive({ ...firstPeopleView, text: ' ' })).toBe(false)
    expect(isPeopleFilterActive(narrowed)).toBe(true)
  })
})

it('the file tells in words what somebody may do, and that nothing was told', () => {
  const person: Person = {
    ...{ userName: 'dana.baker', fullName: '=Dana', email: null, job: 'staff', isActive: true },
    ...{ permissions: ['CanView360 Access', 'Opportunity_Application_Access'], storeNames: ['One', 'Two'] },
    toldAt: '2026-03-16T15:30:00.000Z' as Instant,
  }
  const { heading, lines } = exportedPeople(utc)
  expect(heading).toContain('Name,User Name,Email,Job,Active,Last Seen,Permissions,Stores')
  expect(lines([person])).toBe(
    `'=Dana,dana.baker,,Staff,Yes,03/16/2026 3:30 PM,"Work with Retain; Customer 360","One; Two"\r\n`,
  )
  const stranger: Person = {
    ...person,
    job: null,
    permissions: [],
    storeNames: [],
    toldAt: null,
    isActive: false,
  }
  expect(lines([stranger])).toBe("'=Dana,dana.baker,,,No,Not told yet,,\r\n")
})
