import type { Insertable } from 'kysely'
import type {
  ContactHistoryTable,
  EmailContactDetailTable,
  InboundEmailTable,
} from '../db/schema/contactTables'
import type { HouseholdVehicleTable, OfferTable, ProtectionProductTable } from '../db/schema/panelTables'
import type { OpportunityValueTable } from '../db/schema/refreshTables'
import type { CustomerTable, OpportunityFlagTable, OpportunityTable } from '../db/schema/opportunityTables'
import type {
  CurrentVehicleTable,
  ReplacementVehicleTable,
  StockVehicleTable,
} from '../db/schema/vehicleTables'
import type {
  PastDealProductTable,
  PastDealTable,
  RepairOrderLineTable,
  RepairOrderTable,
  VehicleAppraisalTable,
  VehicleSearchTable,
  VehicleViewTable,
} from '../db/schema/customer360Tables'
import type { SeedStore } from './seedStores'
import type { Staff } from './staff'
import type { StoreClock } from './storeClock'

/** A row with every column given, so that a batch of them is one statement. */
export type FullRow<Table> = {
  [Column in keyof Insertable<Table>]-?: Exclude<Insertable<Table>[Column], undefined>
}

export type CustomerRow = FullRow<CustomerTable>
export type OpportunityRow = FullRow<OpportunityTable>
export type CurrentVehicleRow = FullRow<CurrentVehicleTable>
export type ReplacementRow = FullRow<ReplacementVehicleTable>
export type StockRow = FullRow<StockVehicleTable>
export type HistoryRow = FullRow<ContactHistoryTable>
export type EmailRow = FullRow<EmailContactDetailTable>
export type InboundRow = FullRow<InboundEmailTable>
export type HouseholdRow = FullRow<HouseholdVehicleTable>
export type OfferRow = FullRow<OfferTable>
export type ProductRow = FullRow<ProtectionProductTable>
export type PastDealRow = FullRow<PastDealTable>
export type PastDealProductRow = FullRow<PastDealProductTable>
export type RepairOrderRow = FullRow<RepairOrderTable>
export type RepairOrderLineRow = FullRow<RepairOrderLineTable>
export type AppraisalRow = FullRow<VehicleAppraisalTable>
export type VehicleViewRow = FullRow<VehicleViewTable>
export type VehicleSearchRow = FullRow<VehicleSearchTable>
export type ValueRow = FullRow<OpportunityValueTable>
export type FlagRow = FullRow<OpportunityFlagTable>

/** What the rows of a store are made from. */
export interface StoreContext {
  readonly store: SeedStore
  readonly staff: Staff
  readonly clock: StoreClock
}

/** The rows of one or more opportunities, by table. */
export interface SeedRows {
  readonly customer: readonly CustomerRow[]
  readonly opportunity: readonly OpportunityRow[]
  readonly currentVehicle: readonly CurrentVehicleRow[]
  readonly replacementVehicle: readonly ReplacementRow[]
  readonly stockVehicle: readonly StockRow[]
  readonly opportunityValue: readonly ValueRow[]
  readonly contactHistory: readonly HistoryRow[]
  readonly emailContactDetail: readonly EmailRow[]
  readonly inboundEmail: readonly InboundRow[]
  readonly opportunityFlag: readonly FlagRow[]
  readonly householdVehicle: readonly HouseholdRow[]
  readonly offer: readonly OfferRow[]
  readonly protectionProduct: readonly ProductRow[]
  readonly pastDeal: readonly PastDealRow[]
  readonly pastDealProduct: readonly PastDealProductRow[]
  readonly repairOrder: readonly RepairOrderRow[]
  readonly repairOrderLine: readonly RepairOrderLineRow[]
  readonly vehicleAppraisal: readonly AppraisalRow[]
  readonly vehicleView: readonly VehicleViewRow[]
  readonly vehicleSearch: readonly VehicleSearchRow[]
}

/** Each store has a range of ids of its own, so that a row's ids do not depend on how many rows others have. */
const idsPerStore = 10_000_000

/** The most rows that a store can have: each takes an id for itself and one for the row it replaced. */
export const mostRowsPerStore = idsPerStore / 2 - 1

/** The first id that belongs to no store of so many: what sequences go on from. */
export const idsAfter = (stores: number): number => (stores + 1) * idsPerStore

/** The id of a row of a store, and of its customer. */
export const opptIdOf = (store: SeedStore, index: number): number =>
  (store.position + 1) * idsPerStore + 2 * index + 2

/** The id of the row that was replaced when its owner changed. */
export const replacedIdOf = (store: SeedStore, index: number): number => opptIdOf(store, index) - 1

/** The id of a candidate of a store. */
export const candidateIdOf = (store: SeedStore, index: number): number =>
  (store.position + 1) * idsPerStore + index + 1

/** Entries of a row's history, and what else it has several of, are numbered below its id. */
export const entriesPerRow = 10

/** The id of an entry of a row's history, and of the email it stands for. */
export const entryIdOf = (opptId: number, place: number): number => opptId * entriesPerRow + place
