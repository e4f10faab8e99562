import type { Lanes, Step } from './steps.ts'

/** Keeps one core busy for as long as all the other checks together. */
export const lint: Step = { name: 'lint', command: 'npm run --silent lint' }

/** Checks of one core each. */
export const types: Step = { name: 'types', command: 'npm run --silent typecheck' }
export const layout: Step = { name: 'layout', command: 'npm run --silent format:check' }
export const shortChecks: readonly Step[] = [
  { name: 'boundaries', command: 'npm run --silent boundaries' },
  { name: 'cycles', command: 'npm run --silent cycles' },
  { name: 'docs/api.md', command: 'npm run --silent docs:api:check' },
  { name: 'docs/security', command: 'npm run --silent docs:security:check' },
  { name: 'README table', command: 'npm run --silent docs:config:check' },
]

/** Tests wait until the checks are done: each package has work for every core, and beside each other both would only take longer. */
export const unitTests: Lanes = [[{ name: 'unit tests', command: 'npm run --silent test:unit' }]]
