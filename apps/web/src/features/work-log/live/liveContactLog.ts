import { isOfStore, type LiveMessage } from '@retain/domain/live/liveMessage'
import { changedContactOrder } from '@retain/domain/work-log/contact-log/changedContactOrder'
import type { ContactLogRequest } from '@retain/domain/work-log/contact-log/contactLogRequest'
import { applyToContactPage } from '@retain/domain/work-log/contact-log/liveContactLog'
import type { ChangedOrder } from '@retain/domain/work-log/live/orderChanges'
import type { AppThunk, StartListening } from '../../../core/state/appHooks'
import { contactLogsOf } from '../../../core/api/tags'
import { noteChanges } from '../../../list/changes/noteChanges'
import { contactLogApi } from '../contact-log/contactLogApi'
import { requestKey } from '../../../list/paging/requestKey'
import { batchPerFrame } from './batchPerFrame'
import { makePendingReplay, type PendingOf } from '../../../live/pendingReplay'

const { contactPage } = contactLogApi.endpoints

/**
 * Keeps every cached page of the Contact Log true to what is told, on screen or not: new mails, answers, leads, locks and
 * statuses (L-209, L-213, L-214, L-385, L-395). What comes within one frame changes a page once.
 */
export function listenForLiveContactLog(listen: StartListening, pendingOf: PendingOf): void {
  const pendingReplay = makePendingReplay(pendingOf(contactPage))

  const apply =
    (request: ContactLogRequest, messages: readonly LiveMessage[]): AppThunk =>
    (dispatch, getState) => {
      const before = contactPage.select(request)(getState()).data
      if (before === undefined) return
      let page = before
      let isStale = false
      const own = messages.filter((one) => isOfStore(one, request.hyperionId))
      for (const message of own) {
        const applied = applyToContactPage(page, message, request)
        page = applied.page
        isStale ||= applied.isStale
      }
      if (page !== before) {
        dispatch(contactLogApi.util.updateQueryData('contactPage', request, () => page))
        const change = (known: ChangedOrder) => changedContactOrder(known, before, page, own, request)
        dispatch(noteChanges(requestKey(request), change))
      }
      if (isStale) dispatch(contactLogApi.util.invalidateTags([contactLogsOf(request.hyperionId)]))
    }

  const applyAll =
    (messages: readonly LiveMessage[]): AppThunk =>
    (dispatch, getState) => {
      for (const request of contactLogApi.util.selectCachedArgsForQuery(getState(), 'contactPage'))
        dispatch(apply(request, messages))
    }

  batchPerFrame(listen, pendingReplay.messageReceived, applyAll)

  listen({
    matcher: contactPage.matchPending,
    effect: ({ meta }) => pendingReplay.requestStarted(meta.requestId),
  })
  listen({
    matcher: contactPage.matchFulfilled,
    effect: ({ meta, payload }, { dispatch }) => {
      const request = meta.arg.originalArgs
      const told = pendingReplay.requestEnded(meta.requestId)
      // Whether the answer counts a mail that came meanwhile cannot be told where it does not list it.
      const isUncertain = told.some(
        (message) =>
          message.type === 'CONTACT_LOG_NEW' &&
          isOfStore(message, request.hyperionId) &&
          !payload.list.some(
            (row) => row.inboundContactHistoryId === message.payload.inboundContactHistoryId,
          ),
      )
      if (isUncertain) dispatch(contactLogApi.util.invalidateTags([contactLogsOf(request.hyperionId)]))
      else dispatch(apply(request, told))
    },
  })
  listen({
    matcher: contactPage.matchRejected,
    effect: ({ meta }) => void pendingReplay.requestEnded(meta.requestId),
  })
}
