/** A good request of the manager's figures. */
export const exampleFigures = {
  getDashboard: (hyperionId: string) => ({
    query: { hyperionId, period: 'weeks4', groupBy: 'associate', stores: 'all' },
  }),
}
