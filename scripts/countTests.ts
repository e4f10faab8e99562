import { existsSync, readFileSync } from 'node:fs'

/** Where every suite leaves its figures (see `testReport` in vite.shared.ts and e2e/playwright.config.ts). */
const suites = [
  'packages/domain',
  'packages/api-client',
  'packages/ui',
  'apps/web',
  'apps/server',
  'apps/docs',
  'e2e',
]

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
}
interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

/** How many tests of all suites passed and failed in their last runs. */
export function countTests(): { passed: number; failed: number } {
  let passed = 0
  let failed = 0
  for (const suite of suites) {
    const file = new URL(`../${suite}/.reports/tests.json`, import.meta.url)
    if (!existsSync(file)) continue
    const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport
    passed += 'stats' in report ? report.stats.expected : report.numPassedTests
    failed += 'stats' in report ? report.stats.unexpected + report.stats.flaky : report.numFailedTests
  }
  return { passed, failed }
}
