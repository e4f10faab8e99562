import { getAuditEntry, listAuditChoices, searchAuditLog } from '@retain/api-client/audit-log'
import { api, runs } from '../../core/api/api'

/** The audit log: its pages, what narrows it, and single entries, which never change. */
export const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchAuditLog: build.query(runs(searchAuditLog, { onFailure: 'log' })),
    listAuditChoices: build.query(runs(listAuditChoices, { onFailure: 'log' })),
    getAuditEntry: build.query(runs(getAuditEntry, { onFailure: 'log' })),
  }),
})

export const { useSearchAuditLogQuery, useListAuditChoicesQuery, useGetAuditEntryQuery } = auditApi
