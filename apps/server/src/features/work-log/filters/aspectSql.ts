import { sql, type RawBuilder } from 'kysely'
import { conquestTypes } from '@retain/domain/deal/dealTypes'
import type {
  FigureConditionField,
  MomentConditionField,
  TextConditionField,
  WholeConditionField,
} from '@retain/domain/work-log/conditions/searchCondition'
import { predictionScores } from '@retain/domain/work-log/equity-log/filterVocabulary'
import { actionsOfContact } from '@retain/domain/work-log/equity-log/lastContactType'
import { noSalesperson } from '@retain/domain/work-log/filters/options/lookupOptions'
import { warrantyIcons, warrantyValues } from '@retain/domain/work-log/rows/cells/warranty'

/** A condition over `o`, the opportunity. */
export type Condition = RawBuilder<boolean>

/** Makes the condition that a value, or one of several, passes a test. The value is trusted SQL. */
export type Passing = (test: (value: string) => Condition) => Condition

/** A value of the opportunity's own row. */
const own =
  (expression: string): Passing =>
  (test) =>
    test(expression)

/** A value of rows that belong to the opportunity: any of them may pass. */
const ofRows =
  (rows: string, expression: string): Passing =>
  (test) =>
    sql<boolean>`exists (select 1 from ${sql.raw(rows)} and ${test(expression)})`

const ofOpportunity = (table: string, column: string): Passing =>
  ofRows(`${table} r where r.hyperion_id = o.hyperion_id and r.oppt_id = o.oppt_id`, `r.${column}`)

const ofVehicle = (column: string): Passing => ofOpportunity('current_vehicle', column)

const words = (list: readonly (string | number)[]): string =>
  `(${list.map((word) => (typeof word === 'number' ? String(word) : `'${word}'`)).join(', ')})`

/** The first value whose test holds; NULL where none does. */
const firstOf = (cases: readonly (readonly [value: string, when: string])[]): string =>
  `(case ${cases.map(([value, when]) => `when ${when} then '${value}'`).join(' ')} end)`

/** What a list of values is compared with. */
export const textSql: Readonly<Record<TextConditionField, Passing>> = {
  make: own('o.make_name'),
  makeId: ofVehicle('make_id'),
  model: own('o.model_name'),
  modelId: ofVehicle('model_id'),
  trimLevel: own('o.trim_level'),
  trimId: ofVehicle('trim_id'),
  color: own('o.color'),
  lender: own("trim(split_part(o.lender_code, '|', 1))"),
  compassStatus: own('o.compass_status'),
  sellingHyperionId: own('o.selling_hyperion_id'),
  oppOwner: own('o.owner_name'),
  origSalesPerson: own(`coalesce(o.original_salesperson, '${noSalesperson.id}')`),
  flgOpptAssocName: ofRows(
    `opportunity_flag r left join app_user u on u.user_name = r.user_name
      where r.hyperion_id = o.hyperion_id and r.oppt_id = o.oppt_id`,
    'coalesce(u.full_name, r.user_name)',
  ),
  anyDealType: (test) => sql<boolean>`(${test('o.deal_type')} or ${test('o.deal_type_code')})`,
  oppStatus: own('o.status_code'),
  lastContactType: own(
    firstOf(
      Object.entries(actionsOfContact).map(([type, actions]) => [type, `o.last_action in ${words(actions)}`]),
    ),
  ),
  newUsed: own('o.new_used'),
  warrantyExp: own(
    firstOf(warrantyValues.map((value) => [value, `o.warranty_icon in ${words(warrantyIcons(value))}`])),
  ),
  carfaxRecall: own("(case when o.has_recall then 'YES' else 'NO' end)"),
  roStatus: own('o.ro_status'),
  replVehStockNo: own('upper(o.replacement_stock_no)'),
}

/** Whether the type of the deal, or its code, is one of some; never NULL. */
const dealIs = (types: readonly string[]): string =>
  `coalesce(o.deal_type in ${words(types)} or o.deal_type_code in ${words(types)}, false)`

/** The rules of domain `hidesPaymentDifference` and `isLease`. */
const hidesDifference = dealIs(['Cash', ...conquestTypes])
const isLease = dealIs(['Lease', 'ConquestLease'])

const unless = (hidden: string, value: string): string => `(case when not ${hidden} then ${value} end)`

/** What is compared with a range of whole numbers. */
export const wholeSql: Readonly<Record<WholeConditionField, string>> = {
  year: 'o.year',
  equity: 'o.equity_cents',
  paymentDiffFinance: unless(hidesDifference, 'o.payment_difference_finance_cents'),
  paymentDiffLease: unless(hidesDifference, 'o.payment_difference_lease_cents'),
  paymentDiffOriginal: unless(
    hidesDifference,
    `case when ${isLease} then o.payment_difference_lease_cents
      when o.deal_type = 'Finance' then o.payment_difference_finance_cents end`,
  ),
  mileage: 'o.vehicle_mileage',
  originalTerm: 'o.original_term',
  paymentRem: 'o.payments_left',
  predictiveScore: `(case when o.predictive_score in ${words(predictionScores)} then o.predictive_score end)`,
}

/** What is compared with a range of figures. */
export const figureSql: Readonly<Record<FigureConditionField, Passing>> = {
  apr: own(unless(isLease, 'o.apr')),
  miles: ofRows(
    'customer r where r.hyperion_id = o.hyperion_id and r.customer_id = o.customer_id',
    'r.miles_from_store',
  ),
}

/** When a vehicle is in service, in the words of its index: its repair order, else its appointment (L-515). */
export const serviceMomentSql = 'coalesce(o.ro_at, o.appt_at)'

/** What is compared with a range of moments. */
export const momentSql: Readonly<Record<MomentConditionField, Passing>> = {
  LastContactDate: own('o.last_contact_at'),
  lastService: own('o.ro_at'),
  serviceMoment: own(serviceMomentSql),
  purchaseDate: own('o.purchased_at'),
  incomingEmail: ofOpportunity('inbound_email', 'received_at'),
}
