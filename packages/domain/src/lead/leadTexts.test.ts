import { expect, it } from 'vitest'
import { stepStates } from './leadTexts'

const steps = ['setPending', 'submit', 'openWindow'] as const

it.each([
  [null, 'running', ['waiting', 'waiting', 'waiting']],
  ['setPending', 'running', ['running', 'waiting', 'waiting']],
  ['submit', 'failed', ['done', 'failed', 'waiting']],
  [null, 'done', ['done', 'done', 'done']],
] as const)('at %s, %s: %j', (at, state, states) => {
  expect(stepStates(steps, at, state)).toEqual(states)
})
