import { searchKey } from '@retain/domain/text/searchKey'
import { readLines, readTable } from './dataFolder'
import { randomOf, type Random } from './random'
import type { CustomerRow } from './seedRows'
import type { SeedStore } from './seedStores'

interface AreaCode {
  readonly areaCode: string
  readonly state: string
  readonly cities: readonly string[]
}

let areas: readonly AreaCode[] | undefined
const areaCodes = (): readonly AreaCode[] =>
  (areas ??= readTable('area-codes.tsv', ['area_code', 'state', 'main_cities']).map((row) => ({
    areaCode: row.area_code,
    state: row.state,
    cities: row.main_cities === '' ? [] : row.main_cities.split('|'),
  })))

let awkward: readonly (readonly [given: string, family: string])[] | undefined
const awkwardNames = (): NonNullable<typeof awkward> =>
  (awkward ??= readTable('names/awkward-names.tsv', ['given', 'family']).map(
    ({ given, family }) => [given, family] as const,
  ))

let given: readonly string[] | undefined
let family: readonly string[] | undefined

/** The awkward names come one after the other from this row on, then now and then. */
const awkwardFrom = 20

function nameOf(random: Random, index: number): readonly [given: string, family: string] {
  const scripted = awkwardNames()[index - awkwardFrom]
  if (scripted) return scripted
  return random.chance(0.012) ? random.pick(awkwardNames()) : anyName(random)
}

/** A usual name. */
export function anyName(random: Random): readonly [given: string, family: string] {
  given ??= readLines('names/given-names.txt')
  family ??= readLines('names/family-names.txt')
  const last = random.pick(family)
  const name = random.chance(0.03) ? `${last}-${random.pick(family)}` : last
  return [
    `${random.pick(given)}${random.chance(0.12) ? ` ${random.pick('ABCDEFGHJKLMNPRSTW'.split(''))}.` : ''}`,
    name,
  ]
}

const streets = [
  'Maple',
  'Oak',
  'Harbor',
  'Cedar',
  'Washington',
  'Lincoln',
  'Church',
  'Mill',
  'Lake',
  'Sunset',
  'Pine',
  'River',
  'Highland',
  'Spruce',
  'Park',
  'Chestnut',
  'Meadow',
  'Union',
  'Franklin',
  'Ridge',
]
const streetKinds = ['Street', 'Avenue', 'Road', 'Lane', 'Drive', 'Court', 'Terrace', 'Boulevard']

/** A phone of the range that is kept free for fiction: 555-0100 to 555-0199 of any area. */
const phone = (random: Random, store: SeedStore): string => {
  const local = random.chance(0.55) ? store.areaCode : random.pick(areaCodes()).areaCode
  return `${local}55501${String(random.integer(0, 99)).padStart(2, '0')}`
}

const maybe = <Value>(random: Random, share: number, make: () => Value): Value | null =>
  random.chance(share) ? make() : null

/** A customer's address at one of the domains that are kept free for examples. */
const emailOf = (random: Random, [first, last]: readonly [string, string], index: number): string => {
  const plain = searchKey(`${first}.${last}`).replace(/[^a-z0-9.]/g, '')
  return `${plain.replace(/^\.+|\.+$/g, '').slice(0, 40)}${index + 1}@example.${random.pick(['com', 'org', 'net'])}`
}

/** What a row shows and sorts by: 'Last, First', or the whole name of a company or trust. */
export const shownName = (customer: Pick<CustomerRow, 'first_name' | 'last_name'>): string =>
  customer.first_name === '' ? customer.last_name : `${customer.last_name}, ${customer.first_name}`

/** What the opportunity of the customer asks for: an address to have written from, numbers that turned out bad. */
export interface CustomerNeeds {
  readonly email: boolean
  readonly badPhones: boolean
  readonly phones: PhonesOnFile
}

/** How many of the three numbers are there: what chance gives (one at least), none, or all. */
export type PhonesOnFile = 'some' | 'none' | 'all'

/** The customer of a row of a store: the same for the same store and index. */
export function makeCustomer(
  store: SeedStore,
  index: number,
  customerId: number,
  needs: CustomerNeeds,
): CustomerRow {
  const random = randomOf(`${store.hyperionId}/customer/${index}`)
  const name = nameOf(random, index)
  const near = areaCodes().filter(({ state, cities }) => state === store.state && cities.length > 0)
  const isNear = random.chance(0.6) || near.length === 0
  const share = (some: number): number => ({ none: 0, some, all: 1 })[needs.phones]
  const mobile = maybe(random, share(0.93), () => phone(random, store))
  return {
    ...hostColumns(store, index, customerId, name),
    hyperion_id: store.hyperionId,
    customer_id: customerId,
    first_name: name[0],
    last_name: name[1],
    email: maybe(random, needs.email ? 1 : 0.9, () => emailOf(random, name, index)),
    ndd_email: maybe(random, 0.06, () => emailOf(random, name, index + 500_000)),
    mobile_phone: mobile,
    home_phone: maybe(random, share(mobile === null ? 1 : 0.42), () => phone(random, store)),
    work_phone: maybe(random, share(0.24), () => phone(random, store)),
    mobile_phone_bad: needs.badPhones || random.chance(0.01),
    home_phone_bad: needs.badPhones || random.chance(0.01),
    work_phone_bad: needs.badPhones || random.chance(0.01),
    address: maybe(random, 0.97, () =>
      [random.integer(1, 4_800), random.pick(streets), random.pick(streetKinds)].join(' '),
    ),
    city: isNear ? store.city : random.pick(random.pick(near).cities),
    state: store.state,
    zip_code: maybe(
      random,
      0.97,
      () => `${store.zipPrefix}${String(random.integer(1, 99)).padStart(2, '0')}`,
    ),
    miles_from_store: maybe(
      random,
      0.96,
      () => Math.round((isNear ? random.between(0.3, 14) : random.between(9, 70)) * 10) / 10,
    ),
    version: 1,
  }
}

/** All stores of the demo data keep their customers in one host system. */
const hostDb = 'ADP'

/** What the host system says of a customer. */
function hostColumns(
  store: SeedStore,
  index: number,
  customerId: number,
  [, family]: readonly [string, string],
): Pick<CustomerRow, 'host_db' | 'cust_no' | 'address2' | 'email3' | 'co_buyer' | 'employee_indicator'> {
  const random = randomOf(`${store.hyperionId}/${index}/host`)
  return {
    host_db: hostDb,
    cust_no: String(customerId),
    address2: maybe(random, 0.15, () => `Apt ${random.integer(1, 40)}`),
    email3: null,
    co_buyer: maybe(random, 0.3, () => `${family}, ${anyName(random)[0]}`),
    employee_indicator: random.chance(0.02) ? 'Y' : maybe(random, 0.6, () => 'N'),
  }
}
