import { can } from '../session/user/can'
import type { Permission } from '../session/user/permissions'
import { mayLockSettings, type SettingHolder } from '../settings/settingAccess'

/** Who may read the audit log: whoever edits what holds for everybody. */
export const auditPermission: Permission = 'Opportunity_Can_Edit_Default_Settings'

/** Whether the roles may read the audit log. */
export const mayReadAudit = (roles: readonly Permission[]): boolean => can(roles, auditPermission)

/**
 * The stores of whose entries somebody may read: those of the profile, or all of them with the permission for every store's
 * overrides. Entries that tell of more than one store are everybody's who may read the log.
 *
 * @returns `null` for all stores.
 * @example auditedStores({ roles: [auditPermission], hyperionIds: ['HAR'] }) // ['HAR']
 */
export const auditedStores = ({ roles, hyperionIds }: SettingHolder): readonly string[] | null =>
  mayLockSettings(roles) ? null : hyperionIds
