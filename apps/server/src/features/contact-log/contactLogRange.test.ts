import { describe, expect, it } from 'vitest'
import { at } from '../../testing/testApp'
import { contactLogRange, rangeText } from './contactLogRange'

const now = at('2026-03-16T15:30:00.000Z')

describe('contactLogRange', () => {
  it('covers the whole last second', () => {
    expect(contactLogRange('2026-03-01 05:00:00', '2026-03-16 04:59:59', now)).toMatchObject({
      right: { from: '2026-03-01T05:00:00.000Z', until: '2026-03-16T05:00:00.000Z' },
    })
  })

  it('holds 30 days, counted inclusively [L-200] [L-537]', () => {
    expect(contactLogRange('2026-02-15 05:00:00', '2026-03-17 04:59:59', now)).toMatchObject({
      _tag: 'Right',
    })
    expect(contactLogRange('2026-02-14 05:00:00', '2026-03-17 04:59:59', now)).toMatchObject({
      left: { message: rangeText },
    })
  })

  it('may end 30 days ago and not earlier [L-201] [L-202]', () => {
    expect(contactLogRange('2026-02-10 05:00:00', '2026-02-14 04:59:59', now)).toMatchObject({
      left: { field: 'to', message: 'The search will only display up to 30 days of data!' },
    })
    expect(contactLogRange('2026-02-10 05:00:00', '2026-02-15 04:59:59', now)).toMatchObject({
      _tag: 'Right',
    })
  })

  it.each([
    ['2026-02-30 05:00:00', '2026-03-01 05:00:00', 'from'],
    ['2026-03-01 05:00:00', '2026-03-01 25:00:00', 'to'],
    ['2026-03-02 05:00:00', '2026-03-01 05:00:00', 'to'],
  ])('%s to %s is no range', (from, to, field) => {
    expect(contactLogRange(from, to, now)).toMatchObject({ left: { field } })
  })
})
