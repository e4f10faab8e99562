import { can, type Required } from '@retain/domain/session/user/can'
import { useAppSelector } from '../core/state/appHooks'
import { selectRoles } from './sessionSlice'

/**
 * Whether the signed-in person holds a permission, or any of a list. It is known with the session, so nothing flickers
 * from forbidden to allowed; nobody and an empty list are denied (S-356 to S-358, S-741).
 *
 * @example const mayPrint = useCan('Opportunity_Can_Print_Playground')
 */
export const useCan = (required: Required): boolean => can(useAppSelector(selectRoles), required)
