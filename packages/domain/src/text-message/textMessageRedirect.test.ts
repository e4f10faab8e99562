import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { routes } from '../session/routes/routes'
import { textMessageStep } from './textMessageRedirect'

const own = { hyperionId: 'HAR', isAssigned: true }

describe('a text-message link', () => {
  it('without an id goes to the Equity Log [S-243] [O-031]', () => {
    for (const id of [null, '', ' '])
      expect(textMessageStep(id, 'notAsked')).toEqual({ kind: 'go', to: '/app/log' })
  })

  it('with an id checks the store of that opportunity [S-242] [O-032]', () => {
    expect(textMessageStep('123', 'notAsked')).toEqual({ kind: 'checkStore', opptId: '123' })
    expect(textMessageStep(' 123 ', 'notAsked')).toEqual({ kind: 'checkStore', opptId: '123' })
  })

  it('does nothing until the store is known [S-245]', () => {
    expect(textMessageStep('123', 'asked')).toEqual({ kind: 'wait' })
    expect(textMessageStep('123', { hyperionId: null, isAssigned: true })).toEqual({ kind: 'wait' })
    expect(textMessageStep('123', { hyperionId: '', isAssigned: true })).toEqual({ kind: 'wait' })
  })

  it('then records the event and opens the opportunity in its store [S-246] [S-247] [O-033] [O-034]', () => {
    expect(textMessageStep('123', own)).toEqual({
      kind: 'open',
      usage: 'text-message-opportunity-opened',
      hyperionId: 'HAR',
      to: '/app/opportunity/123',
    })
  })

  it('to a foreign opportunity leads to access denied', () => {
    for (const hyperionId of ['BLR', null])
      expect(textMessageStep('123', { hyperionId, isAssigned: false })).toEqual({
        kind: 'go',
        to: routes.accessDenied.path,
      })
  })

  it('never leads out of the app, whatever its id', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        const step = textMessageStep(id, own)
        if (step.kind === 'open') expect(step.to).toMatch(/^\/app\/opportunity\/[^/?#]+$/)
      }),
    )
  })
})
