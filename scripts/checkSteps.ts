import type { Lanes } from './steps.ts'

/**
 * What must hold before a commit, in phases. Tests wait until the linter is done: each of them has work for every core, and
 * beside each other both would only take longer.
 */
export const checkPhases: readonly Lanes[] = [
  [
    [{ name: 'lint', command: 'npm run --silent lint' }],
    [
      { name: 'types', command: 'npm run --silent typecheck' },
      { name: 'layout', command: 'npm run --silent format:check' },
      { name: 'boundaries', command: 'npm run --silent boundaries' },
      { name: 'cycles', command: 'npm run --silent cycles' },
      { name: 'docs/api.md', command: 'npm run --silent docs:api:check' },
      { name: 'docs/security', command: 'npm run --silent docs:security:check' },
      { name: 'README table', command: 'npm run --silent docs:config:check' },
    ],
  ],
  [[{ name: 'unit tests', command: 'npm run --silent test:unit' }]],
]
