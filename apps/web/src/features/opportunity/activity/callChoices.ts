import { createSelector } from '@reduxjs/toolkit'
import { buildCallChoices } from '@retain/domain/activity/call/callChoices'
import { selectRoles } from '../../../session/sessionSlice'

/** What can be recorded of a call in which status: built once from the roles of the session (O-140, O-141). */
export const selectCallChoices = createSelector([selectRoles], buildCallChoices)
