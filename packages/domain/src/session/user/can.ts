import type { Permission } from './permissions'

/** What is asked for: one permission, or any one of a list. */
export type Required = Permission | readonly Permission[]

/**
 * Whether the roles grant a permission, or any of a list (S-356, S-357). No roles grant nothing (S-358), and an empty
 * list is granted to nobody (S-741).
 *
 * @example can(user.roles, 'Opportunity_Can_Edit_HelpLink')
 */
export const can = (roles: readonly Permission[], required: Required): boolean =>
  typeof required === 'string'
    ? roles.includes(required)
    : required.some((permission) => roles.includes(permission))

/** Whether the roles make a manager (S-738). */
export const isManager = (roles: readonly Permission[]): boolean =>
  can(roles, 'Opportunity_Can_Set_No_Longer_Owned')
