import type { AuditEntryTable, AuditHeadTable, AuditPersonTable, AuditRefusalTable } from './auditTables'
import type { DemoLeadTable, OutgoingLeadTable } from './leadTables'
import type {
  DemoEmailTable,
  EmailAddressTable,
  EmailAttachmentTable,
  IncomingEmailTable,
  OutgoingEmailTable,
} from './emailTables'
import type { Kysely, Transaction } from 'kysely'
import type { Json } from './columns'
import type {
  IdempotencyRecordTable,
  LiveOutboxTable,
  LivePresenceTable,
  LockWindowTable,
} from './commandTables'
import type { ContactDayChangeTable, ContactDayEndTable, ContactDayTable } from './contactDayTables'
import type { ContactHistoryTable, EmailContactDetailTable, InboundEmailTable } from './contactTables'
import type { HelpLinkTable } from './helpTables'
import type { IdentityKeyTable, IdentityRecordTable } from './identityTables'
import type { JobTable } from './jobTables'
import type { RateLimitTable } from './limitTables'
import type {
  CustomerTable,
  OpportunityFlagTable,
  OpportunityTable,
  OpportunityViewedTable,
} from './opportunityTables'
import type { AnnouncementReadTable, AnnouncementTable } from './announcementTables'
import type { AlertSubscriptionTable, FeedEventTable, NotificationTable } from './outsideTables'
import type {
  ActiveStoreTable,
  AppUserTable,
  PersonAccessTable,
  PersonPermissionTable,
  PersonStoreTable,
  StoreUserTable,
  UserUsageTable,
} from './peopleTables'
import type { ReminderTable } from './reminderTables'
import type { CandidateTable } from './serviceTables'
import type {
  PastDealProductTable,
  PastDealTable,
  RepairOrderLineTable,
  RepairOrderTable,
  VehicleAppraisalTable,
  VehicleSearchTable,
  VehicleViewTable,
} from './customer360Tables'
import type { EmailDisclaimerTable, TemplateTable } from './templateTables'
import type {
  CompassStatusTable,
  SavedSearchTable,
  VehicleColorTable,
  VehicleMakeTable,
  VehicleModelTable,
  VehicleTrimTable,
} from './lookupTables'
import type {
  AdjustedValueTable,
  AdjustmentListenerTable,
  DailyRefreshTable,
  OpportunityValueTable,
  TradeAdjustmentTable,
} from './refreshTables'
import type { HouseholdVehicleTable, OfferTable, ProtectionProductTable } from './panelTables'
import type { SettingChangeRowTable, SettingChangeTable } from './settingChangeTables'
import type { SettingHistoryTable, SettingValueTable, StoreTable } from './storeTables'
import type {
  VehicleMappingImportRowTable,
  VehicleMappingImportTable,
  VehicleMappingTable,
} from './vehicleMapTables'
import type { OwnerAssignmentRowTable, OwnerAssignmentTable } from './ownerAssignmentTables'
import type { VlsVisitTable } from './vlsTables'
import type { CurrentVehicleTable, ReplacementVehicleTable, StockVehicleTable } from './vehicleTables'

/** What the server remembers about itself, such as how far the demo data got. */
export interface AppStateTable {
  key: string
  value: Json
}

/** Every table, as the migrations leave it. */
export interface Schema {
  store: StoreTable
  setting_value: SettingValueTable
  setting_history: SettingHistoryTable
  setting_change: SettingChangeTable
  setting_change_row: SettingChangeRowTable
  app_user: AppUserTable
  store_user: StoreUserTable
  person_access: PersonAccessTable
  person_permission: PersonPermissionTable
  person_store: PersonStoreTable
  active_store: ActiveStoreTable
  user_usage: UserUsageTable
  customer: CustomerTable
  opportunity: OpportunityTable
  opportunity_flag: OpportunityFlagTable
  opportunity_viewed: OpportunityViewedTable
  candidate: CandidateTable
  current_vehicle: CurrentVehicleTable
  replacement_vehicle: ReplacementVehicleTable
  stock_vehicle: StockVehicleTable
  trade_adjustment: TradeAdjustmentTable
  adjusted_value: AdjustedValueTable
  adjustment_listener: AdjustmentListenerTable
  opportunity_value: OpportunityValueTable
  daily_refresh: DailyRefreshTable
  vls_visit: VlsVisitTable
  household_vehicle: HouseholdVehicleTable
  offer: OfferTable
  protection_product: ProtectionProductTable
  past_deal: PastDealTable
  past_deal_product: PastDealProductTable
  repair_order: RepairOrderTable
  repair_order_line: RepairOrderLineTable
  vehicle_appraisal: VehicleAppraisalTable
  vehicle_view: VehicleViewTable
  vehicle_search: VehicleSearchTable
  contact_history: ContactHistoryTable
  email_contact_detail: EmailContactDetailTable
  contact_day: ContactDayTable
  contact_day_end: ContactDayEndTable
  contact_day_change: ContactDayChangeTable
  inbound_email: InboundEmailTable
  outgoing_email: OutgoingEmailTable
  incoming_email: IncomingEmailTable
  email_attachment: EmailAttachmentTable
  outgoing_lead: OutgoingLeadTable
  email_address: EmailAddressTable
  demo_email: DemoEmailTable
  demo_lead: DemoLeadTable
  reminder: ReminderTable
  vehicle_make: VehicleMakeTable
  vehicle_model: VehicleModelTable
  vehicle_trim: VehicleTrimTable
  vehicle_color: VehicleColorTable
  compass_status: CompassStatusTable
  saved_search: SavedSearchTable
  identity_record: IdentityRecordTable
  identity_key: IdentityKeyTable
  app_state: AppStateTable
  live_outbox: LiveOutboxTable
  rate_limit: RateLimitTable
  notification: NotificationTable
  alert_subscription: AlertSubscriptionTable
  feed_event: FeedEventTable
  idempotency_record: IdempotencyRecordTable
  live_presence: LivePresenceTable
  lock_window: LockWindowTable
  job: JobTable
  template: TemplateTable
  email_disclaimer: EmailDisclaimerTable
  announcement: AnnouncementTable
  announcement_read: AnnouncementReadTable
  help_link: HelpLinkTable
  owner_assignment: OwnerAssignmentTable
  owner_assignment_row: OwnerAssignmentRowTable
  vehicle_mapping: VehicleMappingTable
  vehicle_mapping_import: VehicleMappingImportTable
  vehicle_mapping_import_row: VehicleMappingImportRowTable
  audit_entry: AuditEntryTable
  audit_head: AuditHeadTable
  audit_person: AuditPersonTable
  audit_refusal: AuditRefusalTable
}

/** The database. Queries take it as their first argument and are handed a transaction where they belong to one. */
export type Database = Kysely<Schema>

/** The handle of a running transaction; it fits wherever a `Database` does. */
export type DatabaseTransaction = Transaction<Schema>
