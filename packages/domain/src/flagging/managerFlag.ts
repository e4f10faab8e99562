import { alertKinds } from '../alerts/alertKinds'
import { isManager } from '../session/user/can'
import type { Permission } from '../session/user/permissions'

/** The type of the alert about a manager's flag (O-257). */
export const managerFlagAlert = 'FLAG_BY_MG'

/** What that alert says (O-257). */
export const managerFlagMessage: string = alertKinds[managerFlagAlert].toastText

/**
 * Whether a flag notifies the associate it is for: one that a manager newly set for another person (O-257,
 * OP-008, D-11).
 *
 * @example notifiesOfFlag({ userName: 'pat.lee', roles }, { userName: 'jo.ray', wasFlagged: false, isFlagged: true }) // true
 */
export const notifiesOfFlag = (
  by: { readonly userName: string; readonly roles: readonly Permission[] },
  flag: { readonly userName: string; readonly wasFlagged: boolean; readonly isFlagged: boolean },
): boolean => isManager(by.roles) && by.userName !== flag.userName && flag.isFlagged && !flag.wasFlagged
