import { existsSync, readFileSync, rmSync } from 'node:fs'

/** Where the suites leave their figures (see `testReport` in vite.shared.ts and e2e/playwright.config.ts). */
export const unitReports = [
  'packages/domain/.reports/tests.json',
  'packages/api-client/.reports/tests.json',
  'packages/ui/.reports/tests.json',
  'apps/web/.reports/tests.json',
  'apps/docs/.reports/unit.json',
]
export const serverReport = 'apps/server/.reports/tests.json'
export const embeddedReport = 'apps/server/.reports/tests-embedded.json'
export const postgresReport = 'apps/server/.reports/tests-postgres.json'
export const storyReports = ['1of2', '2of2'].map((part) => `apps/docs/.reports/tests-${part}.json`)
export const journeyReport = 'e2e/.reports/tests.json'

/** What Vitest writes; a test that was left out is `pending` or `skipped`. */
interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}
interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

const fileOf = (report: string): URL => new URL(`../${report}`, import.meta.url)

/** Forgets the figures of earlier runs: what a broken run does not write must not be counted. */
export function forgetReports(reports: readonly string[]): void {
  for (const report of reports) rmSync(fileOf(report), { force: true })
}

/** How many tests passed and failed; a suite that left no figures, or none that passed, counts as one that failed. */
export function countTests(reports: readonly string[]): { passed: number; failed: number } {
  let passed = 0
  let failed = 0
  for (const name of reports) {
    const [good, bad] = countOf(name)
    passed += good
    failed += good + bad === 0 ? 1 : bad
  }
  return { passed, failed }
}

function countOf(name: string): readonly [passed: number, failed: number] {
  if (!existsSync(fileOf(name))) return [0, 0]
  const report = JSON.parse(readFileSync(fileOf(name), 'utf8')) as VitestReport | PlaywrightReport
  return 'stats' in report
    ? [report.stats.expected, report.stats.unexpected + report.stats.flaky]
    : [report.numPassedTests, report.numFailedTests]
}

/** The tests that the first report left out and the others did not run either. */
export function runNowhere(report: string, others: readonly string[]): string[] {
  const ran = new Set(
    others.flatMap((other) => testsOf(other).flatMap(({ name, isRun }) => (isRun ? name : []))),
  )
  return testsOf(report).flatMap(({ name, isRun }) => (isRun || ran.has(name) ? [] : name))
}

function testsOf(name: string): { readonly name: string; readonly isRun: boolean }[] {
  if (!existsSync(fileOf(name))) return []
  const report = JSON.parse(readFileSync(fileOf(name), 'utf8')) as VitestReport
  return report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      name: `${file.replace(/^.*\/src\//, '')}: ${fullName}`,
      isRun: status === 'passed' || status === 'failed',
    })),
  )
}
