/** The whole proof: check, the server on its embedded database, every story in Chromium, the journeys on the built app. */
import { countTests } from './countTests.ts'
import { report, runStep, type Outcome, type Step } from './steps.ts'

const steps: readonly Step[] = [
  { name: 'check', command: 'npm run --silent check' },
  { name: 'server', command: 'npm run --silent test:server' },
  { name: 'stories', command: 'npm run --silent test:stories' },
  { name: 'build', command: 'npx turbo run build --output-logs=errors-only' },
  { name: 'journeys', command: 'npm run --silent test:e2e' },
]

const outcomes: Outcome[] = []
for (const step of steps) {
  console.log(`\n== ${step.name}`)
  const outcome = await runStep(step, true)
  report({ ...outcome, output: '' })
  outcomes.push(outcome)
}

const broken = outcomes.filter(({ code }) => code !== 0)
const { passed, failed } = countTests()
console.log(
  broken.length === 0 ? '\nEverything holds.' : `\nBroken: ${broken.map(({ name }) => name).join(', ')}`,
)
console.log(`${passed} passed, ${Math.max(failed, broken.length)} failed`)
process.exitCode = broken.length === 0 ? 0 : 1
