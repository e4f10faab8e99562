import { sortKey } from '@retain/domain/text/sortKey'
import type { Insertable } from 'kysely'
import type { AlertSubscriptionTable } from '../db/schema/outsideTables'
import type { AppUserTable, StoreUserTable } from '../db/schema/peopleTables'
import type { Database } from '../db/schema/schema'
import type { StoreTable } from '../db/schema/storeTables'
import { demoPeople } from '../identity/demoPeople'
import { insertAnnouncements } from './announcements'
import { helpLinkRows } from './helpLinks'
import { leadAddressOf, leadSystemOf } from './compass'
import { insertRows } from './insertRows'
import type { FullRow, StoreContext } from './seedRows'
import { demoMember, presentStaff, type StaffMember } from './staff'
import { settingRows, subscribesEverybody } from './storeSettings'
import { disclaimerRow, templateRows } from './templates'
import { vehicleMapRows } from './vehicleMap'

const userRow = (member: StaffMember): FullRow<AppUserTable> => ({
  user_name: member.userName,
  given_name: member.givenName,
  family_name: member.familyName,
  full_name: member.fullName,
  full_name_sort: sortKey(member.fullName),
  email: member.email,
  phone: member.phone,
  phone_ext: member.phoneExt,
  mobile: member.mobile,
  signature: null,
  version: 1,
})

/** The demo people and everybody who works or worked at the stores. People who are known already keep their profile. */
export async function insertUsers(db: Database, contexts: readonly StoreContext[]): Promise<void> {
  const members = [
    ...demoPeople.map(demoMember),
    ...contexts.flatMap(({ staff }) => [...presentStaff(staff), ...staff.former]),
  ]
  const rows = [...new Map(members.map((member) => [member.userName, userRow(member)])).values()]
  await db
    .insertInto('app_user')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The stores, who works in them, what they have set, their templates and disclaimers, announcements, help links, the mapping table, and who takes the alerts of their service drive. */
export async function insertStores(db: Database, contexts: readonly StoreContext[]): Promise<void> {
  const administrator = demoPeople.find(({ stores }) => stores === 'all')?.userName ?? 'retain'
  await db.transaction().execute(async (transaction) => {
    await insertRows(
      transaction,
      ['store', contexts.map(storeRow)],
      ['store_user', contexts.flatMap(storeUsers)],
      ['alert_subscription', contexts.flatMap(alertSubscriptions)],
    )
    const settings = contexts.flatMap(({ store, clock }) => settingRows(store, clock, administrator))
    if (settings.length > 0) {
      await transaction.insertInto('setting_value').values(settings).execute()
      const history = settings.map(({ version: _version, ...entry }) => entry)
      await transaction.insertInto('setting_history').values(history).execute()
    }
    await transaction.insertInto('template').values(templateRows(contexts, administrator)).execute()
    const disclaimers = contexts.map(({ store, clock }) => disclaimerRow(store, clock, administrator))
    await transaction.insertInto('email_disclaimer').values(disclaimers).execute()
    const [first] = contexts
    if (first === undefined) return
    await insertAnnouncements(transaction, first.clock, administrator)
    await transaction.insertInto('help_link').values(helpLinkRows(first.clock, administrator)).execute()
    await insertRows(transaction, ['vehicle_mapping', vehicleMapRows(first.clock, administrator)])
  })
}

const storeRow = ({ store }: StoreContext): FullRow<StoreTable> => ({
  hyperion_id: store.hyperionId,
  position: store.position,
  name: store.name,
  name_sort: sortKey(store.name),
  time_zone: store.timeZone,
  brands: store.brands.join('|'),
  city: store.city,
  state: store.state,
  area_code: store.areaCode,
  main_phone: store.mainPhone,
  service_phone: store.servicePhone,
  region_id: store.regionId,
  region_name: store.regionName,
  market_id: store.marketId,
  market_name: store.marketName,
  lead_system: leadSystemOf(store),
  lead_address: leadAddressOf(store),
})

const storeUsers = ({ store, staff }: StoreContext): readonly Insertable<StoreUserTable>[] =>
  presentStaff(staff).map(({ userName, isSalesperson }) => ({
    hyperion_id: store.hyperionId,
    user_name: userName,
    is_salesperson: isSalesperson,
  }))

/** Everybody has been in the store before; where its setting says so, that has subscribed them (S-135, S-136). */
const alertSubscriptions = ({ store, staff }: StoreContext): readonly Insertable<AlertSubscriptionTable>[] =>
  subscribesEverybody(store)
    ? presentStaff(staff).map(({ userName }) => ({ hyperion_id: store.hyperionId, user_name: userName }))
    : []
