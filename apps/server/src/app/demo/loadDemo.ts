import type { Config } from '../../config/config'
import { withoutForeignNotice } from '../../core/runtime'
import type * as seed from '../../seed/seed'
import type * as demo from './demo'

/** The parts of the demonstration: its people, their identity server, and stand-ins for other systems. */
export type Demo = typeof demo

/** Whether this build can show the demonstration. */
export const hasDemo = process.env['WITHOUT_DEMO'] === undefined

/**
 * The parts of the demonstration, where this configuration asks for any; else they are not even loaded. A build for production
 * holds none (`npm run build:production`), since the condition is decided when it is built; such a build refuses a
 * configuration that asks for them.
 *
 * @example (await loadDemo(config))?.demoPeople
 */
export const loadDemo = async ({
  identity,
  seed,
}: Pick<Config, 'identity' | 'seed'>): Promise<Demo | null> =>
  process.env['WITHOUT_DEMO'] === undefined && (identity.isEmbedded || seed.isOn)
    ? withoutForeignNotice(() => import('./demo'))
    : null

/** What makes demo data; `null` in a build for production. */
export const loadSeed = async (): Promise<typeof seed | null> =>
  process.env['WITHOUT_DEMO'] === undefined ? import('../../seed/seed') : null
