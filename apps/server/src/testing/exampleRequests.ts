import type { endpoints } from '@retain/api-client/endpoints'

/** A request that an endpoint accepts, for a store. */
export interface ExampleRequest {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
}

/** One good request per endpoint of the contract; a test fails when one is missing. */
export const exampleRequests: Readonly<Record<string, (hyperionId: string) => ExampleRequest>> = {
  getUserAccess: () => ({}),
  validateToken: () => ({ query: { client_id: 'equity', token: 'none' } }),
  listStores: () => ({}),
  checkStore: (hyperionId) => ({ query: { hyperionId } }),
  getStoreLogo: (hyperionId) => ({ params: { hyperionId } }),
  setActiveStore: (hyperionId) => ({ body: { hyperionId } }),
  recordUsage: (hyperionId) => ({
    body: { hyperionId, usageTimestamp: '2026/03/16 15:30:00', action: 'searchLogs' },
  }),
  searchLogs: (hyperionId) => ({ body: { source: 'EQLOG', hyperionId } }),
  searchContactLog: (hyperionId) => ({
    body: { hyperionId, from: '2026-03-01 05:00:00', to: '2026-03-16 03:59:59' },
  }),
  listGlobalSettings: (hyperionId) => ({ params: { hyperionId } }),
}

/** One endpoint of the contract, whichever. */
export type AnyEndpoint = (typeof endpoints)[number]
