/** Everything that must hold before a commit: types, lint, layout, boundaries, cycles, generated docs, unit tests. */
import { layout, lint, shortChecks, types, unitTests } from './checkSteps.ts'
import { runLanes, type Lanes, type Outcome } from './steps.ts'

const checks: Lanes = [[lint], [types, layout, ...shortChecks]]

const outcomes: Outcome[] = []
for (const lanes of [checks, unitTests]) outcomes.push(...(await runLanes(lanes)))

process.exitCode = outcomes.every(({ code }) => code === 0) ? 0 : 1
