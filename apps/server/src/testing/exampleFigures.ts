/** Good requests of the manager's figures. */
export const exampleFigures = {
  getDashboard: (hyperionId: string) => ({
    query: { hyperionId, period: 'weeks4', groupBy: 'associate', stores: 'all' },
  }),
  exportDashboard: (hyperionId: string) => ({
    body: { hyperionId, period: 'week', grouping: 'store', stores: 'all', measure: 'contacts' },
  }),
  searchActivity: (hyperionId: string) => ({
    body: {
      ...{ hyperionId, kind: 'contacts', from: '2026-03-09', to: '2026-03-16' },
      ...{ pageNumber: 1, pageSize: 50 },
    },
  }),
}
