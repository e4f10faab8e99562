/**
 * Proves that the packages that others install can be used outside of this repository: packs them, checks the package and
 * its types, and installs each into empty apps, which are then used.
 *
 *   npm run pack:check                      both
 *   npm run pack:check -- domain --built    one of them, as it was last built
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumLaunch } from '../chromium.shared.ts'
import { checkDomain } from './pack/checkDomain.ts'
import { checkUi } from './pack/checkUi.ts'
import { packed } from './pack/consumer.ts'

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { built: { type: 'boolean', default: false } },
})
const checks = { domain: checkDomain, ui: checkUi }

const browser = await chromium.launch(chromiumLaunch)
for (const [name, check] of Object.entries(checks)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const folder = mkdtempSync(join(tmpdir(), 'retain-pack-'))
  try {
    await check(folder, await packed(name, folder, options.built), browser)
    console.log(`\n@retain/${name} can be used outside of this repository.\n`)
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
await browser.close()
