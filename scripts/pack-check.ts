/**
 * Proves that the packages that others install can be used outside of this repository: packs them, checks the package and
 * its types, and installs each into empty apps, which are then used.
 *
 *   npm run pack:check                      domain, ui and api-client
 *   npm run pack:check -- domain --built    some of them, as they were last built
 *   npm run pack:check -- next              the kit in the Next app of its readme, which is left out otherwise
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumLaunch } from '../chromium.shared.ts'
import { checkTarball } from './pack/checkTarball.ts'
import { checkNext } from './pack/checkNext.ts'
import { checkPlainApp } from './pack/checkPlainApp.ts'
import { checkUi } from './pack/checkUi.ts'
import { packed } from './pack/consumer.ts'

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { built: { type: 'boolean', default: false } },
})

const folder = mkdtempSync(join(tmpdir(), 'retain-pack-'))
const browser = await chromium.launch(chromiumLaunch)

/** What each package brings along, itself included, and the check that uses it. */
const checks = {
  domain: {
    needs: ['domain'],
    check: (files: Readonly<Record<string, string>>) =>
      checkPlainApp(
        browser,
        'rules',
        join(folder, 'rules'),
        files,
        ['@retain/domain', 'fp-ts', 'fraction.js'],
        '$',
      ),
  },
  'api-client': {
    needs: ['api-client', 'domain'],
    check: (files: Readonly<Record<string, string>>) =>
      checkPlainApp(
        browser,
        'client',
        join(folder, 'client'),
        files,
        ['@retain/api-client', '@retain/domain', 'fp-ts', 'fraction.js', 'io-ts'],
        'Harborview Motors',
      ),
  },
  ui: {
    needs: ['ui'],
    check: (files: Readonly<Record<string, string>>) => checkUi(folder, files, browser),
  },
  next: {
    needs: ['ui'],
    check: (files: Readonly<Record<string, string>>) => checkNext(join(folder, 'next'), files, browser),
  },
} as const

const asked = Object.entries(checks).filter(([name]) =>
  wanted.length === 0 ? name !== 'next' : wanted.includes(name),
)
const files: Record<string, string> = {}
try {
  for (const name of new Set(asked.flatMap(([, { needs }]) => needs))) {
    const tarball = await packed(name, folder, options.built)
    checkTarball(name, tarball)
    files[name] = tarball
  }
  // An installation waits for files and a build for a core: they go beside each other.
  const outcomes = await Promise.allSettled(
    asked.map(async ([name, { needs, check }]) => {
      await check(Object.fromEntries(needs.map((need) => [`@retain/${need}`, `file:${files[need] ?? ''}`])))
      console.log(
        `${name === 'next' ? '@retain/ui in Next' : `@retain/${name}`} can be used outside of this repository.`,
      )
    }),
  )
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
} finally {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
}
