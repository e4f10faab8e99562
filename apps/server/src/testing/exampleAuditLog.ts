/** The number of the entry that a request names. */
export const exampleAuditSequence = '1'

/** Good requests of the audit log. */
export const exampleAuditLog = {
  searchAuditLog: (hyperionId: string) => ({ body: { hyperionId, pageNumber: 1, pageSize: 50 } }),
  exportAuditLog: (hyperionId: string) => ({ body: { hyperionId } }),
  listAuditChoices: () => ({}),
  getAuditEntry: () => ({ params: { sequence: exampleAuditSequence } }),
}
