import type { Saved } from '@retain/api-client/activity'
import type { Call } from '@retain/domain/activity/call/call'
import { callCodes } from '@retain/domain/activity/call/callCodes'
import { addEntry } from '@retain/domain/activity/history/contactHistory'
import { markedPhones } from '@retain/domain/customer/phonesOnFile'
import { contactedRow, enteredStatus } from '@retain/domain/work-log/rows/contactedRow'
import type { AppThunk } from '../../../core/state/appHooks'
import { opportunityApi, patchOpportunity } from '../opportunityApi'
import { workLogApi } from '../../work-log/search/workLogApi'

/**
 * Shows a saved call wherever its opportunity is cached, without waiting for the live channel: the entry on top of the
 * history, the new status, the marks of the phones, and the row of every list (O-155, O-226 to O-228, OP-035). The live
 * messages that follow carry the versions of the rows and find nothing left to change.
 */
export const showSavedCall =
  (opptId: string, call: Call, { entry, statusCode, createDate }: Saved): AppThunk =>
  (dispatch, getState) => {
    const of = { params: { opptId } }
    dispatch(
      opportunityApi.util.updateQueryData('getContactHistory', of, (history) =>
        addEntry(history, { ...entry, notes: null }),
      ),
    )
    dispatch(
      opportunityApi.util.updateQueryData('getCustomerInfo', of, (customer) => ({
        ...customer,
        phones: markedPhones(customer.phones, call.badPhones),
      })),
    )
    dispatch(patchOpportunity(opptId, (section) => ({ ...section, statusCode })))
    dispatch(
      opportunityApi.util.updateQueryData(
        'getOpportunityDetails',
        { params: { opptId, flag: false } },
        (frame) => {
          if (frame.statusCode === statusCode) return frame
          const { compassStatus, compassStatusDescription } = enteredStatus(statusCode)
          return { ...frame, statusCode, compassStatus, compassStatusDescription }
        },
      ),
    )
    const { action } = callCodes(call)
    const contact = { action, statusCode, at: createDate, notes: call.notes }
    for (const search of workLogApi.util.selectCachedArgsForQuery(getState(), 'searchLog')) {
      // Looked up in the plain state: a draft of 10,000 rows would be built row by row.
      const page = workLogApi.endpoints.searchLog.select(search)(getState()).data
      const at = page?.list.findIndex((row) => row.opptId === opptId) ?? -1
      const row = page?.list[at]
      if (page === undefined || row === undefined) continue
      const list = page.list.with(at, { ...row, ...contactedRow(row, contact) })
      dispatch(workLogApi.util.updateQueryData('searchLog', search, () => ({ ...page, list })))
    }
  }
