import { describe, expect, it } from 'vitest'
import { tabAfterKey } from './tabKeys'

const tabs = [
  { id: 'call', label: 'Call' },
  { id: 'email', label: 'Email', isDisabled: true },
  { id: 'notes', label: 'Notes' },
  { id: 'history', label: 'History' },
]

describe('tabAfterKey', () => {
  it.each([
    ['ArrowRight', 'notes', 'history'],
    ['ArrowLeft', 'history', 'notes'],
    ['Home', 'history', 'call'],
    ['End', 'call', 'history'],
  ])('leads by %s from %s to %s', (key, from, to) => {
    expect(tabAfterKey(key, tabs, from, false)).toBe(to)
  })

  it('passes what is disabled, and goes round at the ends', () => {
    expect(tabAfterKey('ArrowRight', tabs, 'call', false)).toBe('notes')
    expect(tabAfterKey('ArrowRight', tabs, 'history', false)).toBe('call')
    expect(tabAfterKey('ArrowLeft', tabs, 'call', false)).toBe('history')
  })

  it('moves the other way where reading starts at the right', () => {
    expect(tabAfterKey('ArrowLeft', tabs, 'notes', true)).toBe('history')
    expect(tabAfterKey('ArrowRight', tabs, 'call', true)).toBe('history')
    expect(tabAfterKey('Home', tabs, 'history', true)).toBe('call')
  })

  it.each(['ArrowDown', 'PageUp', 'a', 'toString'])('leads nowhere by %s', (key) => {
    expect(tabAfterKey(key, tabs, 'call', false)).toBeNull()
  })

  it('leads nowhere where no tab can be chosen', () => {
    const off = tabs.map((tab) => ({ ...tab, isDisabled: true }))
    for (const key of ['ArrowRight', 'ArrowLeft', 'Home', 'End'])
      expect(tabAfterKey(key, off, 'call', false)).toBeNull()
  })
})
