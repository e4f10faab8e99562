import type { AppConfig } from '@retain/api-client/config'
import { ConfigError } from '../core/config/config'
import { makeCodeIdentityClient } from './codeIdentityClient'
import type { IdentityClient } from './identityClient'

/**
 * Makes the client that is configured.
 *
 * @throws ConfigError for the implicit flow, which comes with a later release.
 */
export function makeIdentity(config: AppConfig): IdentityClient {
  switch (config.signInFlow) {
    case 'code':
      return makeCodeIdentityClient(config)
    case 'implicit':
      throw new ConfigError('The implicit flow is not available.')
  }
}
