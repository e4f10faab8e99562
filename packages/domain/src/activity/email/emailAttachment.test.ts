import { describe, expect, it } from 'vitest'
import { fileSizeText } from './emailAttachment'

describe('fileSizeText', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [1023, '1023 bytes'],
    [1024, '1 KB'],
    [86_016, '84 KB'],
    [1_048_000, '1023 KB'],
    [1_048_575, '1.0 MB'],
    [2_411_724, '2.3 MB'],
  ])('%i is %s', (size, text) => {
    expect(fileSizeText(size)).toBe(text)
  })
})
