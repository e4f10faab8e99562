/** Why there is no live connection, and none is tried (S-343 to S-347). */
export type LiveError = 'unavailable' | 'missingUrl' | 'invalidToken' | 'refused' | 'maximumReconnects'

/** The texts of the errors: they are kept and logged, and shown in no toast (S-804). */
export const liveErrorTexts: Readonly<Record<LiveError, string>> = {
  unavailable: 'WebSocket unavailable',
  missingUrl: 'WebSocket url is missing',
  invalidToken: 'WebSocket token is invalid',
  refused: 'WebSocket connection refused',
  maximumReconnects: 'WebSocket maximum reconnects reached',
}
