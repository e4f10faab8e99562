/**
 * Changes the sources one place at a time and sees whether a test notices.
 *
 *   npm run mutation                             every folder of the rules; of what has not changed the result is kept
 *   npm run mutation -- payment work-log         these folders and the ones in them
 *   npm run mutation -- --of web list/selection  the same of another target (scripts/mutationTargets.ts)
 *
 * A folder is measured by the tests of its target: that other tests come across a change does not count. Writes the table of
 * scores (`mutation/scores.md` of the package) and prints the survivors that survivors.md beside it does not explain. Fails
 * when the package is below 90 % or when a survivor is not explained.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { mutationTargets } from './mutationTargets.ts'

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

const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { of: { type: 'string', default: 'domain' } },
})
const target = mutationTargets[options.of]
if (target === undefined)
  throw new Error(`--of is one of ${Object.keys(mutationTargets).join(', ')}, not ${options.of}`)

const root = new URL('../', import.meta.url)
const folder = new URL(`${target.package}/`, root)
const least = 90

const mutated = readdirSync(new URL('src', folder), { recursive: true, encoding: 'utf8' }).filter(
  target.isMutated,
)
const folderOf = (path: string): string => path.replace(/\/[^/]+$/, '')
/** The folders of src in which sources are changed, by their paths in it. */
const rooms = [...new Set(mutated.map(folderOf))].sort()
const isAsked = (room: string): boolean =>
  asked.length === 0 || asked.some((name) => room === name || room.startsWith(`${name}/`))

const reports = '.reports/mutation'
mkdirSync(new URL(reports, folder), { recursive: true })
const reportOf = (room: string): URL => new URL(`${reports}/${room.replaceAll('/', '.')}.json`, folder)

/** From the folder in which Stryker runs to the package. */
const below = target.runIn === target.package ? '' : `${target.package}/`

const untested: string[] = []
for (const room of rooms.filter(isAsked)) {
  const started = performance.now()
  const modules = mutated.filter((path) => folderOf(path) === room)
  const tests = target.testsOf(room, modules)
  const { status, stdout } = spawnSync(
    'npx',
    [
      'stryker',
      'run',
      target.config,
      '--mutate',
      modules.map((path) => `${below}src/${path}`).join(),
      '--incrementalFile',
      reportOf(room).pathname,
    ],
    {
      cwd: new URL(target.runIn, root),
      encoding: 'utf8',
      env: { ...process.env, MUTATION_TESTS: tests },
    },
  )
  if (stdout.includes('No tests were executed')) {
    untested.push(`${room}: no test in ${tests}`)
    continue
  }
  if (status !== 0) {
    console.error(stdout)
    untested.push(`${room}: see above`)
    continue
  }
  console.log(`${room}: ${((performance.now() - started) / 1000).toFixed(0)} s`)
}

const readReport = (room: string): Report => JSON.parse(readFileSync(reportOf(room), 'utf8')) as Report
const files = rooms
  .filter((room) => existsSync(reportOf(room)))
  .flatMap((room) => Object.entries(readReport(room).files))
  .map(([path, file]) => [path.slice(path.indexOf('src/')), file] as const)

/** What stands between two places of a source: lines count from 1, columns too. */
const textAt = (source: string, { start, end }: Mutant['location']): string => {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines
    .map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
}

/** The entries of survivors.md: each begins with `- `, the modules it is about, and a colon. */
const survivors = new URL('mutation/survivors.md', folder)
const entries = (existsSync(survivors) ? readFileSync(survivors, 'utf8') : '')
  .split(/^- /m)
  .slice(1)
  .map((text) => ({ text, modules: (text.split(':')[0] ?? '').split(/,\s+/) }))

/** Whether an entry about this file, or the folder that it stands in, holds this change. */
const isExplained = (path: string, change: string): boolean =>
  entries.some(
    ({ text, modules }) =>
      text.includes(change) &&
      modules.some((name) => path.startsWith(`src/${name}.`) || path.startsWith(`src/${name}/`)),
  )

const caught = new Set(['Killed', 'Timeout', 'CompileError', 'RuntimeError'])
const alive = new Set(['Survived', 'NoCoverage'])

const scores = new Map<string, { caught: number; alive: number }>()
const unexplained: string[] = []
for (const [path, { source, mutants }] of files) {
  const name = path.replace(/^src\//, '').replace(/\/[^/]+$/, '')
  const score = scores.get(name) ?? { caught: 0, alive: 0 }
  for (const { status: outcome, replacement = '', location } of mutants) {
    if (caught.has(outcome)) score.caught += 1
    if (!alive.has(outcome)) continue
    score.alive += 1
    const change = `\`${textAt(source, location)}\` → \`${replacement.replaceAll(/\s+/g, ' ')}\``
    if (!isExplained(path, change)) {
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
  `# How many changes of the sources a test notices\n\nWritten by \`npm run mutation\`. What survived, and why, stands in [survivors.md](survivors.md).\n\n${table}\n`,
)
for (const line of unexplained) console.log(`not explained: ${line}`)
for (const line of untested) console.log(`not measured: ${line}`)
const isEnough = untested.length === 0 && percent(whole) >= least && unexplained.length === 0
console.log(`${percent(whole).toFixed(1)} % noticed, ${unexplained.length} survivors not explained`)
process.exit(isEnough ? 0 : 1)
