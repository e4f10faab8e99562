/** Good requests of the manager's figures. */
export const exampleFigures = {
  getDashboard: (hyperionId: string) => ({
    query: { hyperionId, period: 'weeks4', groupBy: 'associate', stores: 'all' },
  }),
  exportDashboard: (hyperionId: string) => ({
    body: { hyperionId, period: 'week', grouping: 'store', stores: 'all', measure: 'contacts' },
  }),
}
