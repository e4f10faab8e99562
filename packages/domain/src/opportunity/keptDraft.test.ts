import { describe, expect, it } from 'vitest'
import { shifted, type Instant } from '../calendar/instant'
import { draftLifetime, isDraftKept, printDraftName, readDraftName } from './keptDraft'

const name = { userName: 'ann.lee', form: 'call', recordId: '17' } as const
const keptAt = '2026-11-21T15:00:00.000Z' as Instant

describe('the name of a draft', () => {
  it('is read as it was printed, whatever the user is called', () => {
    expect(printDraftName(name)).toBe('ann.lee/call/17')
    for (const userName of ['ann.lee', 'a/b', 'ä%2F', '']) {
      expect(readDraftName(printDraftName({ ...name, userName }))).toEqual({ ...name, userName })
    }
  })

  it.each([
    'ann.lee/call',
    'ann.lee/call/17/x',
    'ann.lee/fax/17',
    'ann.lee/toString/17',
    'ann.lee/%zz/17',
    '',
  ])('is not %j', (text) => {
    expect(readDraftName(text)).toBeNull()
  })
})

it('is kept for a day', () => {
  expect(draftLifetime).toBe(86_400_000)
  expect(isDraftKept(keptAt, shifted(keptAt, draftLifetime - 1))).toBe(true)
  expect(isDraftKept(keptAt, shifted(keptAt, draftLifetime))).toBe(false)
})
