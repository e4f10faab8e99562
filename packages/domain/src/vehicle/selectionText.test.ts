import { expect, it } from 'vitest'
import { formatSelection } from './selectionText'

it('why a replacement is offered stands with its day [O-118]', () => {
  expect(formatSelection({ selectionReason: 'body type, make', refreshedOn: '2026-11-20' })).toBe(
    'Selected by body type, make · 11/20/2026',
  )
})

it('what is not known is left out', () => {
  expect(formatSelection({ selectionReason: null, refreshedOn: '2026-11-20' })).toBe('11/20/2026')
  expect(formatSelection({ selectionReason: 'model', refreshedOn: null })).toBe('Selected by model')
  expect(formatSelection({ selectionReason: '', refreshedOn: null })).toBe('')
})
