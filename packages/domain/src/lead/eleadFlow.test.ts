import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  afterElead,
  eleadHistoryBody,
  eleadSentText,
  emptyElead,
  idleElead,
  validateElead,
  type EleadEvent,
} from './eleadFlow'

const opportunity = { opptId: '17', hyperionId: '1001' }
const salespersons = [{ salespersonId: '5', givenName: 'Pat', familyName: 'Lee' }]
const start: EleadEvent = { type: 'started' }
const submitted: EleadEvent = { type: 'submitted', leadId: '9' }
const recorded: EleadEvent = { type: 'recorded' }
const failed: EleadEvent = { type: 'failed', failure: 'notAnswered' }
const after = (...events: readonly EleadEvent[]) => events.reduce(afterElead, idleElead)

describe('an elead', () => {
  it('is submitted to a salesperson of the store [OP-072] [OP-075]', () => {
    const draft = { salespersonId: '5', vin: '1HGCV1F57MA014882', notes: ' Call first ' }
    expect(validateElead(draft, salespersons, opportunity)).toEqual(
      E.right({ ...opportunity, salespersonId: '5', vin: '1HGCV1F57MA014882', notes: 'Call first' }),
    )
  })

  it('says everything that it still needs', () => {
    const needed = { field: 'salespersonId', message: 'A salesperson is needed.' }
    expect(validateElead(emptyElead, salespersons, opportunity)).toEqual(E.left([needed]))
    const long = { salespersonId: '6', vin: null, notes: 'n'.repeat(4_001) }
    expect(validateElead(long, salespersons, opportunity)).toEqual(
      E.left([needed, { field: 'notes', message: 'Notes can hold up to 4,000 characters.' }]),
    )
    const most = { ...long, salespersonId: '5', notes: ` ${'n'.repeat(4_000)} ` }
    expect(E.isRight(validateElead(most, salespersons, opportunity))).toBe(true)
  })

  it('is written into the history with the leadId that was returned [OP-076]', () => {
    expect(eleadHistoryBody('9', opportunity)).toEqual({ eleadId: '9', hyperionId: '1001', opptId: '17' })
  })
})

describe('the elead flow', () => {
  it('is idle at first, with nothing chosen', () => {
    expect(idleElead).toEqual({ state: 'idle' })
    expect(emptyElead).toEqual({ salespersonId: null, vin: null, notes: '' })
  })

  it('submits, then writes the entry', () => {
    expect(after(start)).toEqual({ state: 'submitting' })
    expect(after(start, submitted)).toEqual({ state: 'recording', leadId: '9' })
    expect(after(start, submitted, recorded)).toEqual({ state: 'done', leadId: '9' })
    expect(after(start, submitted, recorded, start)).toEqual({ state: 'submitting' })
  })

  it('goes on where it stopped, so that no lead is submitted twice', () => {
    const notSubmitted = after(start, failed)
    expect(notSubmitted).toEqual({ state: 'failed', leadId: null, failure: 'notAnswered' })
    expect(afterElead(notSubmitted, start)).toEqual({ state: 'submitting' })
    const notRecorded = after(start, submitted, failed)
    expect(notRecorded).toEqual({ state: 'failed', leadId: '9', failure: 'notAnswered' })
    expect(afterElead(notRecorded, start)).toEqual({ state: 'recording', leadId: '9' })
  })

  it('takes no event out of its turn', () => {
    const states = [idleElead, after(start), after(start, submitted), after(start, submitted, recorded)]
    const taken = (event: EleadEvent) => states.map((state) => afterElead(state, event) !== state)
    expect(taken(start)).toEqual([true, false, false, true])
    expect(taken(submitted)).toEqual([false, true, false, false])
    expect(taken(recorded)).toEqual([false, false, true, false])
    expect(taken(failed)).toEqual([false, true, true, false])
    expect(afterElead(after(start, failed), failed)).toEqual(after(start, failed))
    expect(states.map((state) => afterElead(state, { type: 'reset' }))).toEqual(states.map(() => idleElead))
  })
})

it('says when it was sent [OP-077]', () => {
  expect(eleadSentText).toBe('Lead Sent.')
})
