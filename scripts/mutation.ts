/**
 * Changes the rules of packages/domain one place at a time and sees whether a test notices.
 *
 *   npm run mutation                      every module that changed since the last run
 *   npm run mutation -- payment vehicle   two folders of them
 *
 * Writes the table of scores (packages/domain/mutation/scores.md) and prints the survivors that survivors.md beside it does
 * not explain. Fails when the package is below 90 % or when a survivor is not explained.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

interface Mutant {
  readonly status: string
  readonly replacement?: string
  readonly location: { readonly start: Place; readonly end: Place }
}
interface Place {
  readonly line: number
  readonly column: number
}
interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>
}

const folder = new URL('../packages/domain/', import.meta.url)
const least = 90
const modules = process.argv.slice(2)
const scope = modules.flatMap((name) => [`src/${name}/**/*.ts`])
const mutate = scope.length === 0 ? [] : ['--mutate', [...scope, '!src/**/*.{test,fixture}.ts'].join(',')]

const { status } = spawnSync('npx', ['stryker', 'run', ...mutate], { cwd: folder, stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

/** What stands between two places of a source: lines count from 1, columns too. */
const textAt = (source: string, { start, end }: Mutant['location']): string => {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines
    .map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
}

const report = JSON.parse(readFileSync(new URL('.reports/mutation/report.json', folder), 'utf8')) as Report
const explained = readFileSync(new URL('mutation/survivors.md', folder), 'utf8')
const caught = new Set(['Killed', 'Timeout', 'CompileError', 'RuntimeError'])
const alive = new Set(['Survived', 'NoCoverage'])

const scores = new Map<string, { caught: number; alive: number }>()
const unexplained: string[] = []
for (const [path, { source, mutants }] of Object.entries(report.files)) {
  const name = path.replace(/^src\//, '').replace(/\/[^/]+$/, '')
  const score = scores.get(name) ?? { caught: 0, alive: 0 }
  for (const { status: outcome, replacement = '', location } of mutants) {
    if (caught.has(outcome)) score.caught += 1
    if (!alive.has(outcome)) continue
    score.alive += 1
    const change = `\`${textAt(source, location)}\` → \`${replacement.replaceAll(/\s+/g, ' ')}\``
    if (!explained.includes(change)) {
      unexplained.push(
        `${path}:${location.start.line} ${change}${outcome === 'NoCoverage' ? ' (no test)' : ''}`,
      )
    }
  }
  scores.set(name, score)
}

const percent = (score: { caught: number; alive: number }) =>
  score.caught + score.alive === 0 ? 100 : (100 * score.caught) / (score.caught + score.alive)
const row = (name: string, score: { caught: number; alive: number }) =>
  `| ${name} | ${score.caught + score.alive} | ${score.caught} | ${score.alive} | ${percent(score).toFixed(1)} |`
const whole = [...scores.values()].reduce(
  (sum, score) => ({ caught: sum.caught + score.caught, alive: sum.alive + score.alive }),
  { caught: 0, alive: 0 },
)
const table = [
  '| module | changes | noticed | survived | % |',
  '| --- | ---: | ---: | ---: | ---: |',
  ...[...scores].sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, score]) => row(name, score)),
  row('**all**', whole),
].join('\n')
console.log(`\n${table}\n`)
writeFileSync(
  new URL('mutation/scores.md', folder),
  `# How many changes of the rules a test notices\n\nWritten by \`npm run mutation\`. What survived, and why, stands in [survivors.md](survivors.md).\n\n${table}\n`,
)
for (const line of unexplained) console.log(`not explained: ${line}`)
const isEnough = percent(whole) >= least && unexplained.length === 0
console.log(`${percent(whole).toFixed(1)} % noticed, ${unexplained.length} survivors not explained`)
process.exit(isEnough ? 0 : 1)
