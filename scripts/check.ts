/** Everything that must hold before a commit: types, lint, layout, boundaries, generated docs, unit tests. */
import { runLanes } from './steps.ts'

const outcomes = await runLanes([
  [
    { name: 'types', command: 'npm run --silent typecheck' },
    { name: 'scripts types', command: 'npx tsc --noEmit -p tsconfig.json' },
    { name: 'unit tests', command: 'npm run --silent test:unit' },
  ],
  [
    { name: 'lint', command: 'npm run --silent lint' },
    { name: 'layout', command: 'npm run --silent format:check' },
    { name: 'boundaries', command: 'npm run --silent boundaries' },
    { name: 'docs/api.md', command: 'npm run --silent docs:api:check' },
    { name: 'README table', command: 'npm run --silent docs:config:check' },
  ],
])

process.exitCode = outcomes.every(({ code }) => code === 0) ? 0 : 1
