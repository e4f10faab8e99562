import { Migrator, type Migration } from 'kysely/migration'
import * as first from './migrations/0001_first'
import * as opportunityDetails from './migrations/0002_opportunity_details'
import * as commands from './migrations/0003_commands'
import * as filters from './migrations/0004_filters'
import * as lookups from './migrations/0005_lookups'
import * as candidates from './migrations/0006_candidates'
import * as quickSearch from './migrations/0007_quick_search'
import * as outsideWorld from './migrations/0008_outside_world'
import * as oneIndexOfMakes from './migrations/0009_one_index_of_makes'
import * as jobs from './migrations/0010_jobs'
import * as rateLimits from './migrations/0011_rate_limits'
import * as phoneExtensions from './migrations/0012_phone_extensions'
import * as namesOfUsers from './migrations/0013_names_of_users'
import * as lockWindows from './migrations/0014_lock_windows'
import * as reminders from './migrations/0015_reminders'
import * as panels from './migrations/0016_panels'
import * as templates from './migrations/0017_templates'
import * as outgoingEmail from './migrations/0018_outgoing_email'
import * as outgoingLead from './migrations/0019_outgoing_lead'
import * as incomingEmail from './migrations/0020_incoming_email'
import * as emailOpens from './migrations/0022_email_opens'
import * as adfLeads from './migrations/0023_adf_leads'
import * as jobsByKind from './migrations/0024_jobs_by_kind'
import * as stock from './migrations/0025_stock'
import * as dailyRefresh from './migrations/0026_daily_refresh'
import * as vlsVisits from './migrations/0027_vls_visits'
import * as adjustmentListeners from './migrations/0028_adjustment_listeners'
import * as customer360 from './migrations/0029_customer_360'
import * as announcements from './migrations/0030_announcements'
import * as settingHistory from './migrations/0031_setting_history'
import * as helpLinks from './migrations/0032_help_links'
import * as vehicleMap from './migrations/0033_vehicle_map'
import * as mappingImports from './migrations/0036_mapping_imports'
import * as measures from './migrations/0037_measures'
import * as auditLog from './migrations/0038_audit_log'
import * as ownerAssignments from './migrations/0039_owner_assignments'
import * as personAccess from './migrations/0041_person_access'
import * as contactDays from './migrations/0042_contact_days'
import * as settingChanges from './migrations/0043_setting_changes'
import * as activity from './migrations/0044_activity'
import * as readTimes from './migrations/0045_read_times'
import * as countedRows from './migrations/0046_counted_rows'
import type { Database } from './schema/schema'

/** Every migration, in order. A static list, so that the built server carries them in itself. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_first': first,
  '0002_opportunity_details': opportunityDetails,
  '0003_commands': commands,
  '0004_filters': filters,
  '0005_lookups': lookups,
  '0006_candidates': candidates,
  '0007_quick_search': quickSearch,
  '0008_outside_world': outsideWorld,
  '0009_one_index_of_makes': oneIndexOfMakes,
  '0010_jobs': jobs,
  '0011_rate_limits': rateLimits,
  '0012_phone_extensions': phoneExtensions,
  '0013_names_of_users': namesOfUsers,
  '0014_lock_windows': lockWindows,
  '0015_reminders': reminders,
  '0016_panels': panels,
  '0017_templates': templates,
  '0018_outgoing_email': outgoingEmail,
  '0019_outgoing_lead': outgoingLead,
  '0020_incoming_email': incomingEmail,
  '0022_email_opens': emailOpens,
  '0023_adf_leads': adfLeads,
  '0024_jobs_by_kind': jobsByKind,
  '0025_stock': stock,
  '0026_daily_refresh': dailyRefresh,
  '0027_vls_visits': vlsVisits,
  '0028_adjustment_listeners': adjustmentListeners,
  '0029_customer_360': customer360,
  '0030_announcements': announcements,
  '0031_setting_history': settingHistory,
  '0032_help_links': helpLinks,
  '0033_vehicle_map': vehicleMap,
  '0036_mapping_imports': mappingImports,
  '0037_measures': measures,
  '0038_audit_log': auditLog,
  '0039_owner_assignments': ownerAssignments,
  '0041_person_access': personAccess,
  '0042_contact_days': contactDays,
  '0043_setting_changes': settingChanges,
  '0044_activity': activity,
  '0045_read_times': readTimes,
  '0046_counted_rows': countedRows,
}

/**
 * Brings the tables to the newest form. All missing migrations run in one transaction; several processes may call it at
 * once, one of them does the work.
 *
 * @returns the names of the migrations that were applied.
 * @throws the error of the migration that failed; nothing of it is kept.
 */
export async function migrate(db: Database): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })
  const { error, results } = await migrator.migrateToLatest()
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('A migration failed', { cause: error })
  return (results ?? []).map((result) => result.migrationName)
}
