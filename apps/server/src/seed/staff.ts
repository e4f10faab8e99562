import { searchKey } from '@retain/domain/text/searchKey'
import type { DemoPerson } from '../identity/demoPeople'
import { readLines } from './dataFolder'
import type { Random } from './random'
import { randomOf } from './random'
import type { SeedStore } from './seedStores'

/** Somebody who works, or has worked, at a store. */
export interface StaffMember {
  readonly userName: string
  readonly givenName: string
  readonly familyName: string
  readonly fullName: string
  readonly email: string
  readonly phone: string
  readonly phoneExt: string | null
  readonly mobile: string | null
  readonly isSalesperson: boolean
}

/** The people of a store. */
export interface Staff {
  /** Who sells: owners of opportunities and writers of calls and emails. */
  readonly salespeople: readonly StaffMember[]
  readonly advisors: readonly StaffMember[]
  readonly managers: readonly StaffMember[]
  /** Those who left; they still stand in the deals they made. */
  readonly former: readonly StaffMember[]
}

/** Who still works at the store. */
export const presentStaff = ({ salespeople, advisors, managers }: Staff): readonly StaffMember[] => [
  ...salespeople,
  ...advisors,
  ...managers,
]

const roles = [
  ...Array<'salespeople'>(5).fill('salespeople'),
  ...Array<'advisors'>(2).fill('advisors'),
  'managers',
  ...Array<'former'>(2).fill('former'),
] as const

function member(random: Random, store: SeedStore, at: number): StaffMember {
  const givenName = random.pick(readLines('names/given-names.txt'))
  const familyName = random.pick(readLines('names/family-names.txt'))
  const code = store.hyperionId.toLowerCase()
  const plain = searchKey(`${givenName}.${familyName}`).replace(/[^a-z.]/g, '')
  return {
    // The number keeps two people of one name apart.
    userName: `${plain}.${code}${at + 1}`,
    givenName,
    familyName,
    fullName: `${givenName} ${familyName}`,
    email: `${plain}.${code}${at + 1}@example.com`,
    phone: `(${store.areaCode}) 555-01${String(60 + at).padStart(2, '0')}`,
    phoneExt: String(200 + at),
    mobile: null,
    isSalesperson: roles[at] === 'salespeople' || roles[at] === 'former',
  }
}

const fromDemo = (person: DemoPerson): StaffMember => ({
  userName: person.userName,
  givenName: person.givenName,
  familyName: person.familyName,
  fullName: `${person.givenName} ${person.familyName}`,
  email: person.email,
  phone: person.phone,
  phoneExt: person.phoneExt,
  mobile: person.mobile,
  isSalesperson: person.job !== 'Service associate',
})

/** A demo person who works customers at a store. The administrator and the call center look after all of them. */
const worksAt = (person: DemoPerson, store: SeedStore): boolean =>
  person.stores !== 'all' && person.stores.includes(store.hyperionId) && person.roles.length > 0

/** The people of a store: eight associates, two who left, and the demo people of the store. */
export function staffOf(store: SeedStore, demoPeople: readonly DemoPerson[]): Staff {
  const random = randomOf(`${store.hyperionId}/staff`)
  const members = roles.map((role, at) => ({ role, who: member(random, store, at) }))
  const demo = demoPeople.filter((person) => worksAt(person, store))
  const of = (role: (typeof roles)[number], jobs: readonly string[]): readonly StaffMember[] => [
    ...demo.filter(({ job }) => jobs.includes(job)).map(fromDemo),
    ...members.filter((one) => one.role === role).map(({ who }) => who),
  ]
  return {
    salespeople: of('salespeople', ['Sales associate']),
    advisors: of('advisors', ['Service associate']),
    managers: of('managers', ['Manager']),
    former: of('former', []),
  }
}

/** A demo person as a row of the people table. */
export const demoMember = fromDemo
