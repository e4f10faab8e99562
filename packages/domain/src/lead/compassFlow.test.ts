import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterCompass,
  compassPendingNotes,
  compassStep,
  compassWindow,
  idleCompass,
  pendingBody,
  submitQuery,
  type CompassEvent,
  type CompassFlow,
} from './compassFlow'

const answer = { kind: 'token', token: 'a b' } as const
const start: CompassEvent = { type: 'started', isPending: false }
const madePending: CompassEvent = { type: 'madePending' }
const submitted: CompassEvent = { type: 'submitted', answer }
const opened: CompassEvent = { type: 'opened' }
const failed: CompassEvent = { type: 'failed', failure: 'notAnswered' }
const reset: CompassEvent = { type: 'reset' }
const after = (...events: readonly CompassEvent[]) => events.reduce(afterCompass, idleCompass)

describe('the calls of a compass lead', () => {
  it('begin with a note of fixed words [O-265] [OP-073]', () => {
    expect(compassPendingNotes).toBe('Preparing Opportunity for Compass')
    expect(pendingBody).toEqual({
      notes: 'Preparing Opportunity for Compass',
      action: 'LEADPEND',
      actionResult: 'LEADPEND',
    })
  })

  it('submit what was chosen [D-50] [D-66]', () => {
    expect(submitQuery({ userName: 'jo.ray', vin: '1HGCV1F57MA014882' }, '17', 'SVCLOG')).toEqual({
      oppId: '17',
      source: 'SVCLOG',
      vin: '1HGCV1F57MA014882',
      userName: 'jo.ray',
    })
    expect(submitQuery({ userName: null, vin: null }, '17', null)).toEqual({ oppId: '17', source: 'EQLOG' })
  })

  it('end in a window with the token or the record [OP-074]', () => {
    expect(compassWindow('https://compass.test/lead', answer)).toBe('https://compass.test/lead?token=a%20b')
    expect(compassWindow('https://compass.test/lead?x=1', { kind: 'record', record: '7&8' })).toBe(
      'https://compass.test/lead?x=1&record=7%268',
    )
  })
})

describe('the compass flow', () => {
  it('makes the opportunity pending, submits, and opens the window', () => {
    const states = [start, madePending, submitted, opened].map((_, index, events) =>
      after(...events.slice(0, index + 1)),
    )
    expect(states).toEqual([
      { state: 'pending' },
      { state: 'submitting' },
      { state: 'opening', answer },
      { state: 'open', answer },
    ])
    expect(states.map(compassStep)).toEqual(['setPending', 'submit', 'openWindow', null])
    expect(compassStep(idleCompass)).toBeNull()
  })

  it('does not make pending what is', () => {
    expect(after({ type: 'started', isPending: true })).toEqual({ state: 'submitting' })
  })

  it('keeps which step failed, and can be started again [OP-074]', () => {
    expect(after(start, failed)).toEqual({ state: 'failed', step: 'setPending', failure: 'notAnswered' })
    expect(after(start, madePending, failed)).toMatchObject({ step: 'submit' })
    const blocked = after(start, madePending, submitted, { type: 'failed', failure: 'refused' })
    expect(blocked).toEqual({
      state: 'failed',
      step: 'openWindow',
      failure: 'refused',
    })
    expect(afterCompass(blocked, { type: 'started', isPending: true })).toEqual({ state: 'submitting' })
    expect(afterCompass(after(start, madePending, submitted, opened), start)).toEqual({ state: 'pending' })
  })

  it('is idle again when the opportunity changes', () => {
    expect(after(start, reset)).toEqual(idleCompass)
  })

  it('takes no event out of its turn', () => {
    const turns: Readonly<Record<CompassFlow['state'], readonly CompassEvent['type'][]>> = {
      idle: ['started', 'reset'],
      pending: ['madePending', 'failed', 'reset'],
      submitting: ['submitted', 'failed', 'reset'],
      opening: ['opened', 'failed', 'reset'],
      open: ['started', 'reset'],
      failed: ['started', 'reset'],
    }
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(start, madePending, submitted, opened, failed, reset)),
        (events) => {
          let flow: CompassFlow = idleCompass
          for (const event of events) {
            const next = afterCompass(flow, event)
            if (!turns[flow.state].includes(event.type)) expect(next).toBe(flow)
            else if (event.type !== 'reset') expect(next.state).not.toBe(flow.state)
            flow = next
          }
        },
      ),
    )
  })
})
