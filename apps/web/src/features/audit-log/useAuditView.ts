import {
  parseAuditView,
  printAuditView,
  type AuditFilter,
  type AuditView,
} from '@retain/domain/audit/auditFilter'
import { firstPage } from '@retain/domain/paging/pageSize'
import { routes } from '@retain/domain/session/routes/routes'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

const addressOf = (view: AuditView): string => {
  const query = printAuditView(view)
  return query === '' ? routes.auditLog.path : `${routes.auditLog.path}?${query}`
}

/** How the audit log is looked at, and which entry the panel shows: all of it stands in the address. */
export function useAuditView() {
  const { search } = useLocation()
  const navigate = useNavigate()
  return useMemo(() => {
    const view = parseAuditView(search)
    return {
      view,
      show: (next: AuditView) => void navigate(addressOf(next)),
      filter: (change: Partial<AuditFilter>) =>
        void navigate(addressOf({ ...view, ...change, page: firstPage, shown: null })),
      /** The address at which the panel shows an entry. */
      addressOf: (sequence: string) => addressOf({ ...view, shown: sequence }),
      close: () => void navigate(addressOf({ ...view, shown: null })),
    }
  }, [search, navigate])
}
