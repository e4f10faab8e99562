import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCases } from '../../cases/readCases'
import { classifyQuery } from './classifyQuery'
import { queryTypes } from './queryTypes'

const typeOf = (text: string) => classifyQuery(text)?.queryType

it('an empty text does nothing [S-223] [L-150]', () => {
  for (const empty of ['', '  ', '\t\n', '\u200b', '\u202a\u202c']) expect(classifyQuery(empty)).toBeNull()
})

it('the types are tried in their order [S-230] [L-513]', () => {
  expect(queryTypes).toEqual(['email', 'stockNumber', 'vin', 'phone', 'customerName'])
  // Each text fits a later rule too.
  expect(typeOf('3055550100@shop.com')).toBe('email')
  expect(typeOf('S#12345678')).toBe('stockNumber')
  expect(typeOf('11111111111111111')).toBe('vin')
  expect(typeOf('S12345678')).toBe('stockNumber')
})

describe('an email', () => {
  it.each([
    ['ann@shop.com', 'ann@shop.com'],
    [' Ann.Lee@Shop.Example.INFO ', 'ann.lee@shop.example.info'],
    ['a@b.co', 'a@b.co'],
    ['foo+bar@bar.com.au', 'foo+bar@bar.com.au'],
    ['hans@m端ller.com', 'hans@m端ller.com'],
    ['test|123@1337.com', 'test|123@1337.com'],
    ['"ann lee"@shop.com', '"ann lee"@shop.com'],
    ['"ann@home"@shop.com', '"ann@home"@shop.com'],
  ])('%s is sent as %s [S-224] [L-151]', (typed, query) => {
    expect(classifyQuery(typed)).toEqual({ queryType: 'email', query })
  })

  it.each([
    'ann@shop',
    'ann@shop.c',
    '@shop.com',
    'ann@shop.com.',
    'ann lee@shop.com',
    'ann@.com',
    'ann@@b.com',
  ])('is not %s', (typed) => {
    expect(typeOf(typed)).toBe('customerName')
  })
})

describe('a stock number', () => {
  it.each([
    ['S#ABCD1234', 'ABCD1234'],
    ['S#A1B2C3D4', 'A1B2C3D4'],
    ['s#abcdefgh', 'ABCDEFGH'],
    ['SAB121234', 'AB121234'],
    ['sAB121234', 'AB121234'],
  ])('%s is sent as %s [S-225] [S-226] [L-152] [S-764]', (typed, query) => {
    expect(classifyQuery(typed)).toEqual({ queryType: 'stockNumber', query })
  })

  it.each([
    'Smithson',
    'Steinbach',
    'S#ABC123',
    'S#ABCD12345',
    'xS#ABCD1234',
    'SABCDE123',
    'SAB1212345',
    'AB121234',
  ])('is not %s', (typed) => {
    expect(typeOf(typed)).toBe('customerName')
  })
})

describe('a VIN', () => {
  it.each([
    '1HGCM82633A004352',
    '1hgcm82633a004352',
    ' 1HGCM82633A004352 ',
    '1HGCM826-33A-004352',
    '1HGCM 82633 A004352',
    '1ＨＧＣＭ82633Ａ004352',
  ])('%s is sent in upper case [S-227] [L-153] [S-766]', (typed) => {
    expect(classifyQuery(typed)).toEqual({ queryType: 'vin', query: '1HGCM82633A004352' })
  })

  it('in one piece needs no digit', () => {
    expect(typeOf('ABCDEFGHJKLMNPRST')).toBe('vin')
    expect(typeOf('ABCDEFGH JKLMNPRST')).toBe('customerName')
  })

  it('needs no right check digit', () => {
    expect(typeOf('1HGCM82643A004352')).toBe('vin')
  })

  it.each([
    ['1HGCM82633A00435', '16 places'],
    ['1HGCM82633A0043521', '18 places'],
    ['IHGCM82633A004352', 'letter I'],
    ['1HGCM8263OA004352', 'letter O'],
    ['1HGCM82633Q004352', 'letter Q'],
    ['Sarah Lee Abernathy', 'a name in words'],
    ['Ezra Beckett-Harvey', 'a name of 17 such letters'],
    ['1HGCM  82633A004352', 'two blanks'],
  ])('is not %s (%s)', (typed) => {
    expect(typeOf(typed)).toBe('customerName')
  })

  const published = readCases('vin-checkdigit-cases.csv')
  it.each(
    published
      .filter(({ input, note = '' }) => input !== '' && !/characters|contains/.test(note))
      .map(({ input = '', note = '' }) => [input, note]),
  )('is %s (%s)', (typed) => {
    expect(typeOf(typed)).toBe('vin')
  })
})

describe('a phone', () => {
  it.each([
    ['(305) 555-0101', '3055550101'],
    ['305.555.0101', '3055550101'],
    ['+1 305 555 0101', '3055550101'],
    ['[305] 555 0101', '3055550101'],
    ['305–555–0101', '3055550101'],
    ['３０５－５５５－０１０１', '3055550101'],
    ['\u202a+1 305 555 0101\u202c', '3055550101'],
    ['13055550101', '3055550101'],
  ])('%s is sent as %s [S-228] [L-154] [S-767]', (typed, query) => {
    expect(classifyQuery(typed)).toEqual({ queryType: 'phone', query })
  })

  it.each([
    '305555010',
    '23055550101',
    '305-555-0101 x12',
    '305-555-O101',
    '305/555/0101',
    '(305) 555-0101 Ann',
    '+44 20 7946 0018',
  ])('is not %s', (typed) => {
    expect(typeOf(typed)).toBe('customerName')
  })

  const published = readCases('phones-composed.csv')
  const verdicts: Readonly<Record<string, string>> = {
    ok: 'phone',
    'fullwidth digits': 'phone',
    'en dashes': 'phone',
    'bidi marks pasted from a contact card': 'phone',
    'toll-free': 'phone',
    placeholder: 'phone',
    'exchange cannot start with 1': 'phone',
  }
  it.each(
    published
      .filter(({ input }) => !input?.startsWith('tel:'))
      .map(({ input = '', class: kind = '' }) => [input, verdicts[kind] ?? 'customerName', kind]),
  )('%s is a %s (%s)', (typed, type) => {
    expect(typeOf(typed)).toBe(type)
  })
})

describe('a name', () => {
  it.each([
    ['Smith', 'Smith'],
    ["O'Brien", 'O%27Brien'],
    ["D'Angelo O'Neil", 'D%27Angelo O%27Neil'],
    ['O’Brien', 'O%27Brien'],
    ['Mary   Kate', 'Mary Kate'],
    ['Lee, Ann', 'Lee%2C Ann'],
    ['100% Motors', '100%25 Motors'],
    ['Robert\u200b Zero', 'Robert Zero'],
    ['Robert\u200bZero', 'Robert Zero'],
    ['نیک\u200cنام', 'نیک\u200cنام'],
    ['ﬁona Ｇrant', 'fiona Grant'],
  ])('%s is sent as %s [S-229] [S-231] [L-155] [L-156] [L-514]', (typed, query) => {
    expect(classifyQuery(typed)).toEqual({ queryType: 'customerName', query })
  })

  it.each(readCases('names-composed.csv').map(({ name = '' }) => [name]))('is %s', (name) => {
    const found = classifyQuery(name)
    expect(found?.queryType).toBe('customerName')
    expect(found?.query).not.toMatch(/[',]|^\s|\s$/)
  })
})

it('every text that is not empty has exactly one type, and a query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const found = classifyQuery(text)
      if (found === null) return
      expect(queryTypes).toContain(found.queryType)
      expect(found.query).not.toBe('')
    }),
  )
})

it('outer blanks change nothing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(classifyQuery(`  ${text} `)).toEqual(classifyQuery(text))
    }),
  )
})
