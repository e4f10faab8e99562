import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shifted, type Instant } from '../../calendar/instant'
import type { OffsetMinutes } from '../../calendar/storeOffset'
import { afterOpen, emailOpenText, notLoaded, openAt, type EmailOpen } from './emailOpen'
import { openClasses } from './imageLoad'

const delivered = '2026-11-19T19:05:00.000Z' as Instant
const offset = -300 as OffsetMinutes
const after = (seconds: number) => shifted(delivered, seconds * 1000)
const scanned = openAt('machine', after(2), delivered)
const read = openAt('person', after(16_980), delivered)

describe('what is known of the opening of an email', () => {
  it('is the first person, else the first machine, else that something loaded it', () => {
    const unclear = openAt('unknown', after(90), delivered)
    expect(afterOpen(notLoaded, unclear)).toBe(unclear)
    expect(afterOpen(unclear, scanned)).toBe(scanned)
    expect(afterOpen(scanned, unclear)).toBe(scanned)
    expect(afterOpen(scanned, read)).toBe(read)
    expect(afterOpen(read, openAt('person', after(20_000), delivered))).toBe(read)
  })

  it('is the same in whatever order repeated openings of different classes are heard', () => {
    const opens = fc.uniqueArray(fc.constantFrom(...openClasses), { minLength: 1 })
    fc.assert(
      fc.property(opens, (classes) => {
        const known = (list: readonly EmailOpen[]) => list.reduce(afterOpen, notLoaded)
        const heard = classes.map((one) => openAt(one, after(30), delivered))
        expect(known([...heard, ...heard])).toEqual(known(heard))
        expect(known(heard.toReversed())).toEqual(known(heard))
      }),
    )
  })

  it('has no seconds below zero, and none where the delivery is not known', () => {
    expect(openAt('machine', after(-5), delivered).secondsAfterDelivery).toBe(0)
    expect(openAt('person', delivered, null).secondsAfterDelivery).toBeNull()
  })
})

describe('it is said', () => {
  it.each([
    [read, 'Opened by a person · 11/19/2026 6:48 PM'],
    [scanned, 'Opened by a mail scanner · 2 seconds after delivery'],
    [openAt('machine', after(1), delivered), 'Opened by a mail scanner · 1 second after delivery'],
    [openAt('machine', after(600), delivered), 'Opened by a mail service · 11/19/2026 2:15 PM'],
    [openAt('machine', after(0), null), 'Opened by a mail service · 11/19/2026 2:05 PM'],
    [openAt('unknown', after(60), delivered), 'Unknown · images were loaded 11/19/2026 2:06 PM'],
    [notLoaded, 'Unknown · images were not loaded'],
  ])('%o: %s', (open, text) => {
    expect(emailOpenText(open, offset)).toBe(text)
  })
})
