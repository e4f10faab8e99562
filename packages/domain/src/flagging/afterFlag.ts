import { alertKinds } from '../alerts/alertKinds'
import { can, isManager } from '../session/user/can'
import { generalAccess, type Permission } from '../session/user/permissions'

/** What is said when an opportunity was flagged or unflagged (O-249, O-250). */
export const flagSavedText = (isFlagged: boolean): string =>
  isFlagged ? 'Opportunity has been flagged' : 'Opportunity has been unflagged'

/** What is said when that failed (O-252). */
export const flagFailedText = 'Opportunity flag failed'

/**
 * What is said of several flags at once: that the opportunity was flagged as soon as one of them was set (O-249, O-250).
 *
 * @example flagsSavedText([{ isFlagged: false }]) // 'Opportunity has been unflagged'
 */
export const flagsSavedText = (changes: readonly { readonly isFlagged: boolean }[]): string =>
  flagSavedText(changes.some(({ isFlagged }) => isFlagged))

/** Whether the flagged associates are asked for again: after somebody was unflagged (O-251). */
export const reloadsFlagged = (changes: readonly { readonly isFlagged: boolean }[]): boolean =>
  changes.some(({ isFlagged }) => !isFlagged)

/** Whether the roles may flag, for themselves and for others; a lock does not stand against it (OP-008, api.md 1.2). */
export const canFlag = (roles: readonly Permission[]): boolean => can(roles, generalAccess)

/** The alert by which a manager's flag is told (O-257). */
export const managerFlagAlert = 'FLAG_BY_MG'

/** What that alert says (O-257). */
export const managerFlagMessage: string = alertKinds[managerFlagAlert].toastText

/**
 * Whether a flag is told to whom it is for: a manager's, that was set and not there before, for somebody else (O-257,
 * OP-008, D-11).
 *
 * @example tellsOfFlag({ userName: 'pat.lee', roles }, { userName: 'jo.ray', wasFlagged: false, isFlagged: true }) // true
 */
export const tellsOfFlag = (
  by: { readonly userName: string; readonly roles: readonly Permission[] },
  flag: { readonly userName: string; readonly wasFlagged: boolean; readonly isFlagged: boolean },
): boolean => isManager(by.roles) && by.userName !== flag.userName && flag.isFlagged && !flag.wasFlagged
