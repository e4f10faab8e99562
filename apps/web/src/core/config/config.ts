import { appConfig, type AppConfig } from '@retain/api-client/config'
import { failurePaths } from '@retain/api-client/kernel/report'
import { isRecord } from '@retain/domain/validation/record'
import * as E from 'fp-ts/Either'
import { jsonOf } from '../browser/storage'

/** The app cannot start, with a sentence that a person can pass on to support. */
export class ConfigError extends Error {}

/** The configuration that the web host has written into the page; `null` where it wrote none, as in development. */
function configInPage(): unknown {
  const text = document.querySelector<HTMLMetaElement>('meta[name="app-config"]')?.content ?? null
  const found = jsonOf(text)
  return isRecord(found) ? found : null
}

/**
 * Reads the configuration that came with the page, else from the web host, and checks it before anything else starts.
 *
 * @throws ConfigError when it cannot be had, or names the fields that are wrong in it.
 */
export async function loadConfig(fetch: typeof globalThis.fetch = globalThis.fetch): Promise<AppConfig> {
  const decoded = appConfig.decode(configInPage() ?? (await fetchConfig(fetch)))
  if (E.isRight(decoded)) return decoded.right
  throw new ConfigError(`The configuration is not valid: ${failurePaths(decoded.left).join(', ')}.`)
}

async function fetchConfig(fetch: typeof globalThis.fetch): Promise<unknown> {
  const response = await fetch('/config.json').catch(() => null)
  if (response === null) throw new ConfigError('The server could not be reached.')
  if (!response.ok) throw new ConfigError(`The server answered ${response.status} to /config.json.`)
  return response.json().catch(() => null)
}
