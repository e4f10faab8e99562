import { sql, type RawBuilder } from 'kysely'
import type {
  FigureConditionField,
  MomentConditionField,
  TextConditionField,
  WholeConditionField,
} from '@retain/domain/work-log/conditions/conditionFields'
import { actionsOfContact } from '@retain/domain/work-log/equity-log/lastContactType'
import { noSalesperson } from '@retain/domain/work-log/filters/options/lookupOptions'
import { warrantyIcons, warrantyValues } from '@retain/domain/work-log/rows/cells/warranty'
import type { InboundEmailTable } from '../../../db/schema/contactTables'
import type {
  CustomerTable,
  OpportunityFlagTable,
  OpportunityTable,
} from '../../../db/schema/opportunityTables'
import type { AppUserTable } from '../../../db/schema/peopleTables'
import type { CurrentVehicleTable } from '../../../db/schema/vehicleTables'
import { refsOf } from '../../../db/refs'
import { shownValues, words, type Value } from '../shownValues'

const ref = refsOf<{ o: OpportunityTable }>()

/** A condition over `o`, the opportunity. */
export type Condition = RawBuilder<boolean>

/** Makes the condition that a value, or one of several, passes a test. */
export type Passing = (test: (value: Value) => Condition) => Condition

/** A value of the opportunity's own row. */
const own =
  (value: Value): Passing =>
  (test) =>
    test(value)

/** A value of rows `r` that belong to the opportunity: any of them may pass. */
const ofRows =
  (rows: RawBuilder<unknown>, value: Value): Passing =>
  (test) =>
    sql<boolean>`exists (select 1 from ${rows} and ${test(value)})`

const vehicle = refsOf<{ r: CurrentVehicleTable }>()
const ofVehicle = (value: Value): Passing =>
  ofRows(
    sql`current_vehicle r
      where ${vehicle('r.hyperion_id')} = ${ref('o.hyperion_id')} and ${vehicle('r.oppt_id')} = ${ref('o.oppt_id')}`,
    value,
  )
const email = refsOf<{ r: InboundEmailTable }>()
const customer = refsOf<{ r: CustomerTable }>()
const flag = refsOf<{ r: OpportunityFlagTable; u: AppUserTable }>()

/** The first value whose test holds; NULL where none does. */
const firstOf = (cases: readonly (readonly [value: string, when: RawBuilder<unknown>])[]): Value =>
  sql`(case ${sql.join(
    cases.map(([value, when]) => sql`when ${when} then ${sql.lit(value)}`),
    sql` `,
  )} end)`

/** What a list of values is compared with. */
export const textSql: Readonly<Record<TextConditionField, Passing>> = {
  make: own(ref('o.make_name')),
  makeId: ofVehicle(vehicle('r.make_id')),
  model: own(ref('o.model_name')),
  modelId: ofVehicle(vehicle('r.model_id')),
  trimLevel: own(ref('o.trim_level')),
  trimId: ofVehicle(vehicle('r.trim_id')),
  color: own(ref('o.color')),
  lender: own(sql`trim(split_part(${ref('o.lender_code')}, '|', 1))`),
  compassStatus: own(ref('o.compass_status')),
  sellingHyperionId: own(ref('o.selling_hyperion_id')),
  oppOwner: own(ref('o.owner_name')),
  origSalesPerson: own(sql`coalesce(${ref('o.original_salesperson')}, ${sql.lit(noSalesperson.id)})`),
  flgOpptAssocName: ofRows(
    sql`opportunity_flag r left join app_user u on ${flag('u.user_name')} = ${flag('r.user_name')}
      where ${flag('r.hyperion_id')} = ${ref('o.hyperion_id')} and ${flag('r.oppt_id')} = ${ref('o.oppt_id')}`,
    sql`coalesce(${flag('u.full_name')}, ${flag('r.user_name')})`,
  ),
  anyDealType: (test) => sql<boolean>`(${test(ref('o.deal_type'))} or ${test(ref('o.deal_type_code'))})`,
  oppStatus: own(ref('o.status_code')),
  lastContactType: own(
    firstOf(
      Object.entries(actionsOfContact).map(([type, actions]) => [
        type,
        sql`${ref('o.last_action')} in ${words(actions)}`,
      ]),
    ),
  ),
  newUsed: own(ref('o.new_used')),
  warrantyExp: own(
    firstOf(
      warrantyValues.map((value) => [
        value,
        sql`${ref('o.warranty_icon')} in ${words(warrantyIcons(value))}`,
      ]),
    ),
  ),
  carfaxRecall: own(sql`(case when ${ref('o.has_recall')} then 'YES' else 'NO' end)`),
  roStatus: own(ref('o.ro_status')),
  replVehStockNo: own(sql`upper(${ref('o.replacement_stock_no')})`),
}

/** What is compared with a range of whole numbers. */
export const wholeSql: Readonly<Record<WholeConditionField, Value>> = {
  year: ref('o.year'),
  equity: ref('o.equity_cents'),
  paymentDiffFinance: shownValues.paymentDifferenceFinance,
  paymentDiffLease: shownValues.paymentDifferenceLease,
  paymentDiffOriginal: shownValues.paymentDifferenceOriginal,
  mileage: ref('o.vehicle_mileage'),
  originalTerm: ref('o.original_term'),
  paymentRem: ref('o.payments_left'),
  predictiveScore: shownValues.predictiveScore,
}

/** What is compared with a range of figures. */
export const figureSql: Readonly<Record<FigureConditionField, Passing>> = {
  apr: own(shownValues.apr),
  miles: ofRows(
    sql`customer r
      where ${customer('r.hyperion_id')} = ${ref('o.hyperion_id')} and ${customer('r.customer_id')} = ${ref('o.customer_id')}`,
    customer('r.miles_from_store'),
  ),
}

/** When a vehicle is in service, in the words of its index: its repair order, else its appointment (L-515). */
export const serviceMomentSql: Value = sql`coalesce(${ref('o.ro_at')}, ${ref('o.appt_at')})`

/** What is compared with a range of moments. */
export const momentSql: Readonly<Record<MomentConditionField, Passing>> = {
  LastContactDate: own(ref('o.last_contact_at')),
  lastService: own(ref('o.ro_at')),
  serviceMoment: own(serviceMomentSql),
  purchaseDate: own(ref('o.purchased_at')),
  incomingEmail: ofRows(
    sql`inbound_email r
      where ${email('r.hyperion_id')} = ${ref('o.hyperion_id')} and ${email('r.oppt_id')} = ${ref('o.oppt_id')}`,
    email('r.received_at'),
  ),
}
