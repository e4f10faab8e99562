import { describe, expect, it } from 'vitest'
import { createSentTexts } from './sentTexts'

describe('createSentTexts', () => {
  it('takes the first text as new, and the same again as known', () => {
    const sentTexts = createSentTexts()
    expect([sentTexts.wasSent('a'), sentTexts.wasSent('a'), sentTexts.wasSent('b')]).toEqual([
      false,
      true,
      false,
    ])
  })

  it('knows what comes back late, while more was typed', () => {
    const sentTexts = createSentTexts()
    sentTexts.wasSent('')
    expect([sentTexts.send('a'), sentTexts.send('ab'), sentTexts.send('abc')]).toEqual([true, true, true])
    expect([sentTexts.wasSent('a'), sentTexts.wasSent('abc')]).toEqual([true, true])
  })

  it('takes a text as new that was answered before: the owner set it back', () => {
    const sentTexts = createSentTexts()
    sentTexts.wasSent('')
    sentTexts.send('a')
    sentTexts.wasSent('a')
    sentTexts.send('ab')
    sentTexts.wasSent('ab')
    expect(sentTexts.wasSent('a')).toBe(false)
    expect(sentTexts.wasSent('')).toBe(false)
  })

  it('hands nothing out that the owner has', () => {
    const sentTexts = createSentTexts()
    sentTexts.wasSent('a')
    expect([sentTexts.send('a'), sentTexts.send('b'), sentTexts.send('b')]).toEqual([false, true, false])
  })

  it('forgets what is never answered', () => {
    const sentTexts = createSentTexts()
    for (let index = 0; index < 1000; index += 1) sentTexts.send(String(index))
    expect([sentTexts.wasSent('3'), sentTexts.wasSent('999')]).toEqual([false, false])
  })
})
