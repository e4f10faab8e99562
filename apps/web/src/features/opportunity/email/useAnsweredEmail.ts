import { skipToken } from '@reduxjs/toolkit/query/react'
import type { AnsweredEmail } from '@retain/domain/activity/email/emailDraft'
import type { HistoryEntry } from '@retain/domain/activity/history/historyEntry'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useGetContactHistoryEntryQuery } from '../../history/historyApi'

/** The name under which the address of the page names the entry of the email that is answered. */
const parameter = 'reply'

const noThread: readonly HistoryEntry[] = []

/** The email that the page's address says is answered (OP-052), and the way back to a new one. */
export function useAnsweredEmail(): {
  readonly answered: AnsweredEmail | null
  /** That email and the earlier ones of its thread, newest first; empty for a new email. */
  readonly thread: readonly HistoryEntry[]
  readonly clear: (() => void) | null
} {
  const [query, setQuery] = useSearchParams()
  const contactHistoryId = query.get(parameter)
  const { currentData } = useGetContactHistoryEntryQuery(
    contactHistoryId === null ? skipToken : { params: { contactHistoryId } },
  )
  const [entry] = currentData ?? []
  const { emailContactDetailId = null, email = null } = entry ?? {}
  const answered = useMemo(
    () =>
      emailContactDetailId === null || email?.direction !== 'in'
        ? null
        : { emailContactDetailId, emailFrom: email.emailFrom, emailSubject: email.emailSubject },
    [emailContactDetailId, email],
  )
  const clear = useCallback(
    () =>
      setQuery(
        (current) => {
          const next = new URLSearchParams(current)
          next.delete(parameter)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  )
  const thread = answered === null ? noThread : (currentData ?? noThread)
  return { answered, thread, clear: contactHistoryId === null ? null : clear }
}
