/** Everything that must hold before a commit: types, lint, layout, boundaries, cycles, generated docs, unit tests. */
import { checkPhases } from './checkSteps.ts'
import { runLanes, type Outcome } from './steps.ts'

const outcomes: Outcome[] = []
for (const lanes of checkPhases) outcomes.push(...(await runLanes(lanes)))

process.exitCode = outcomes.every(({ code }) => code === 0) ? 0 : 1
