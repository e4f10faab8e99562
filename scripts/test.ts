/**
 * The whole proof: check, the server, every story in Chromium, the journeys on the built app.
 *
 *   npm test            the server on its embedded database, which needs nothing installed
 *   npm run test:ci     the server on PostgreSQL, on the embedded database what only that one can show, and the packed
 *                       packages; arguments such as `npm-ci=48` are steps that ran before, with their seconds
 */
import { layout, lint, shortChecks, types, unitTests } from './checkSteps.ts'
import {
  countTests,
  embeddedReport,
  forgetReports,
  journeyReport,
  postgresReport,
  runNowhere,
  serverReport,
  storyReports,
  unitReports,
} from './countTests.ts'
import {
  failureLines,
  report,
  reportAll,
  runLanes,
  runStep,
  type Lanes,
  type Outcome,
  type Step,
} from './steps.ts'

const isCi = process.argv[2] === '--ci'
const started = performance.now()

/** The lanes have as much to do. What is built first is started, packed and used while the linter still runs. */
const checkLanes: Lanes = [
  [lint, layout, ...shortChecks],
  [
    { name: 'build', command: 'npx turbo run build --concurrency=1 --output-logs=errors-only' },
    ...(isCi
      ? [
          { name: 'start on this Node.js', command: 'npm run --silent check:node -- this' },
          { name: 'build for production', command: 'npm run --silent check:production' },
          { name: 'packed packages', command: 'npm run --silent pack:check -- --built' },
        ]
      : []),
    types,
  ],
]
const serverSteps: readonly Step[] = isCi
  ? [
      { name: 'server on PostgreSQL', command: 'npm run --silent test:postgres' },
      { name: 'server embedded', command: 'npm run --silent test:embedded' },
    ]
  : [{ name: 'server', command: 'npm run --silent test:server' }]
/** Beside each other: each part draws on one page, which keeps one core busy. */
const storyLanes: Lanes = ['1of2', '2of2'].map((part) => [
  { name: `stories ${part}`, command: `npm run --silent test:stories -w @retain/docs -- --mode ${part}` },
])
const journeys: Step = { name: 'journeys', command: 'npm run --silent test:e2e' }
const reports = [
  ...unitReports,
  ...(isCi ? [postgresReport, embeddedReport] : [serverReport]),
  ...storyReports,
  journeyReport,
]

const outcomes: Outcome[] = (isCi ? process.argv.slice(3) : []).map((text) => {
  const [name = text, seconds] = text.split('=')
  return { name: name.replaceAll('-', ' '), code: 0, seconds: Number(seconds), output: '' }
})
const before = outcomes.reduce((sum, { seconds }) => sum + seconds, 0)

/** Runs steps one after another, and passes on what they print while it comes. */
async function runLive(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    console.log(`\n== ${step.name}`)
    const outcome = await runStep(step, true)
    report(outcome)
    outcomes.push(outcome)
  }
}

forgetReports(reports)
for (const lanes of [checkLanes, unitTests]) outcomes.push(...(await runLanes(lanes)))
await runLive(serverSteps)
outcomes.push(...(await runLanes(storyLanes)))
await runLive([journeys])

const forgotten = isCi ? runNowhere(postgresReport, [embeddedReport]) : []
if (forgotten.length > 0) {
  console.log(
    `\nThese ran on neither database; onlyEmbedded in apps/server/vitest.config.ts has to list their files:`,
  )
  console.log(forgotten.join('\n'))
  outcomes.push({ name: 'every server test', code: 1, seconds: 0, output: '' })
}
reportAll(outcomes, before + (performance.now() - started) / 1000)

const broken = outcomes.filter(({ code }) => code !== 0)
for (const one of broken) console.log(['', `== ${one.name}`, ...failureLines(one)].join('\n'))
const { passed, failed } = countTests(reports)
console.log(
  broken.length === 0 ? '\nEverything holds.' : `\nBroken: ${broken.map(({ name }) => name).join(', ')}`,
)
console.log(`${passed} passed, ${Math.max(failed, broken.length)} failed`)
process.exitCode = broken.length === 0 && failed === 0 && passed > 0 ? 0 : 1
