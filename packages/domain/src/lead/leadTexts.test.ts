import { expect, it } from 'vitest'
import { notAnsweredText, stepStates } from './leadTexts'

const steps = ['setPending', 'submit', 'openWindow'] as const

it.each([
  [null, 'running', ['waiting', 'waiting', 'waiting']],
  ['setPending', 'running', ['running', 'waiting', 'waiting']],
  ['submit', 'failed', ['done', 'failed', 'waiting']],
  [null, 'done', ['done', 'done', 'done']],
] as const)('at %s, %s: %j', (at, state, states) => {
  expect(stepStates(steps, at, state)).toEqual(states)
})

it('names the system that did not answer', () => {
  expect(notAnsweredText('elead')).toBe('elead did not answer. Nothing was sent.')
})
