import { describe, expect, it } from 'vitest'
import { instantFromEpoch } from './instant'
import { timeAgo } from './timeAgo'

const now = 1_800_000_000_000
const ago = (seconds: number) => timeAgo(instantFromEpoch(now - seconds * 1000), instantFromEpoch(now))

describe('timeAgo', () => {
  it.each([
    [0, 'a few seconds ago'],
    [44, 'a few seconds ago'],
    [45, 'a minute ago'],
    [89, 'a minute ago'],
    [90, '2 minutes ago'],
    [5 * 60, '5 minutes ago'],
    [44 * 60, '44 minutes ago'],
    [44.5 * 60 - 1, '44 minutes ago'],
    [44.5 * 60, 'an hour ago'],
    [45 * 60, 'an hour ago'],
    [89 * 60, 'an hour ago'],
    [1.5 * 3600, '2 hours ago'],
    [2 * 3600, '2 hours ago'],
    [21 * 3600, '21 hours ago'],
    [21.5 * 3600, 'a day ago'],
    [22 * 3600, 'a day ago'],
    [35 * 3600, 'a day ago'],
    [36 * 3600, '2 days ago'],
    [3 * 86400, '3 days ago'],
    [400 * 86400, '400 days ago'],
  ])('%d seconds are %s [L-587]', (seconds, text) => {
    expect(ago(seconds)).toBe(text)
  })

  it('takes a time slightly ahead for now', () => {
    expect(ago(-120)).toBe('a few seconds ago')
  })
})
