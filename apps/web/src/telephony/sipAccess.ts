import type { SipCredentials } from '@retain/api-client/telephony'

/** Asks for credentials at the telephone exchange: `null` where there is none for this store. */
export type GetCredentials = () => Promise<SipCredentials | null | 'failed'>
