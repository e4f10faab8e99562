import { describe, expect, it } from 'vitest'
import { createEchoes } from './echoes'

describe('createEchoes', () => {
  it('takes the first text as new, and the same again as known', () => {
    const echoes = createEchoes()
    expect([echoes.isEcho('a'), echoes.isEcho('a'), echoes.isEcho('b')]).toEqual([false, true, false])
  })

  it('knows what comes back late, while more was typed', () => {
    const echoes = createEchoes()
    echoes.isEcho('')
    expect([echoes.send('a'), echoes.send('ab'), echoes.send('abc')]).toEqual([true, true, true])
    expect([echoes.isEcho('a'), echoes.isEcho('abc')]).toEqual([true, true])
  })

  it('takes a text as new that was answered before: the owner set it back', () => {
    const echoes = createEchoes()
    echoes.isEcho('')
    echoes.send('a')
    echoes.isEcho('a')
    echoes.send('ab')
    echoes.isEcho('ab')
    expect(echoes.isEcho('a')).toBe(false)
    expect(echoes.isEcho('')).toBe(false)
  })

  it('hands nothing out that the owner has', () => {
    const echoes = createEchoes()
    echoes.isEcho('a')
    expect([echoes.send('a'), echoes.send('b'), echoes.send('b')]).toEqual([false, true, false])
  })

  it('forgets what is never answered', () => {
    const echoes = createEchoes()
    for (let index = 0; index < 1000; index += 1) echoes.send(String(index))
    expect([echoes.isEcho('3'), echoes.isEcho('999')]).toEqual([false, false])
  })
})
