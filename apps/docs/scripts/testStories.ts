/**
 * Tests the stories, a share of them in each of as many browsers as there are cores: a story needs the focus of its page, so
 * that one browser tests one story at a time. With arguments it runs Vitest with them, once.
 *
 *   npm run test:stories -w @retain/docs -- ../../packages/ui/src/button
 */
import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly unknown[]
}

const asked = process.argv.slice(2)

/** Runs Vitest; its exit code. */
const vitest = (options: readonly string[], shard: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const run = spawn('npx', ['vitest', 'run', ...options], {
      stdio: 'inherit',
      env: { ...process.env, STORY_SHARD: shard },
    })
    run.on('error', reject)
    run.on('close', (code) => resolve(code ?? 1))
  })

async function testShards(count: number): Promise<number> {
  const shards = Array.from({ length: count }, (_, at) => String(at + 1))
  const reportOf = (shard: string) => `.reports/shard-${shard}.json`
  for (const shard of shards) rmSync(reportOf(shard), { force: true })
  const codes = await Promise.all(
    shards.map((shard) =>
      vitest([`--shard=${shard}/${count}`, `--outputFile.json=${reportOf(shard)}`], shard),
    ),
  )
  const reports = shards.map((shard) => JSON.parse(readFileSync(reportOf(shard), 'utf8')) as Report)
  const sum = (of: (report: Report) => number) => reports.reduce((total, report) => total + of(report), 0)
  const whole: Report = {
    numPassedTests: sum(({ numPassedTests }) => numPassedTests),
    numFailedTests: sum(({ numFailedTests }) => numFailedTests),
    testResults: reports.flatMap(({ testResults }) => testResults),
  }
  writeFileSync('.reports/tests.json', JSON.stringify(whole))
  return Math.max(...codes)
}

process.exitCode = asked.length > 0 ? await vitest(asked, '1') : await testShards(availableParallelism())
