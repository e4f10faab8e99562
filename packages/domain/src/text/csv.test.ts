import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csv, csvField, csvText, holdsControls, withFormula, withoutFormula } from './csv'

describe('a formula', () => {
  it.each([
    '=HYPERLINK("http://example.test","Click")',
    '+1-SUM(A1)',
    '-2+3',
    '@cmd',
    '\nx',
    '\tx',
    ' =1',
    '\u200b=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
    '--1',
    '-',
    '-1,000.',
    '-1.5x',
    '-x1',
  ])('becomes text: %j', (text) => {
    expect(withoutFormula(text)).toBe(`'${text}`)
  })

  it.each([
    ['Lee;=1+1', "Lee;'=1+1"],
    ['a\t@x;b', "a\t'@x;b"],
    ['a\r\n =1\n+1', "a\r\n '=1\n'+1"],
    ['a;"=1";b', `a;"'=1";b`],
    ['a; \u200b＝1', "a; \u200b'＝1"],
    ['\t=1+1', "'\t'=1+1"],
    ['\r=1', "'\r'=1"],
  ])('becomes text within a text too, where a field may be taken to end: %j', (text, shown) => {
    expect(withoutFormula(text)).toBe(shown)
  })

  it.each([
    '-5',
    '-$1,250',
    '-1,250.75',
    '-4.9%',
    '$1,250',
    '',
    ' ',
    'a=b',
    '2+2',
    "O'Brien",
    'a;b',
    'x, -y',
  ])('is not %j', (text) => {
    expect(withoutFormula(text)).toBe(text)
  })

  it('never begins a field, whatever its text', () => {
    const unit = fc.constantFrom('=', '+', '-', '@', ' ', '\t', '"', ',', ';', 'a', '1', '\r', '\n', '﻿')
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const shown = withoutFormula(text)
        expect(/(^|[;\t\r\n]"*)\s*[=+@]/.test(shown)).toBe(false)
        expect(shown.replaceAll("'", '')).toBe(text)
      }),
    )
  })

  it('is made text once: a second time changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(withoutFormula(withoutFormula(text))).toBe(withoutFormula(text))
      }),
    )
  })
})

describe('a text of a file', () => {
  it('is read back to what it was, unless it had apostrophes of its own', () => {
    const unit = fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      '＝',
      ' ',
      '\t',
      '"',
      ',',
      ';',
      'a',
      '1',
      '\r',
      '\n',
      '\u200b',
    )
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        expect(withFormula(withoutFormula(text))).toBe(text)
      }),
    )
    expect(["O'Brien", "'tis", "'-5", "'=1"].map(withFormula)).toEqual(["O'Brien", "'tis", '-5', '=1'])
  })

  it('has no control characters', () => {
    expect([csvText('a\u0000=b'), csvText('\u0001=1')]).toEqual(['a=b', "'=1"])
    expect(['a\u0000', 'a\tb', 'é'].map(holdsControls)).toEqual([true, false, false])
  })
})

describe('a field', () => {
  it.each([
    ['Lee, Ann', '"Lee, Ann"'],
    ['5" rims', '"5"" rims"'],
    ['a;b', '"a;b"'],
    ['two\nlines', '"two\nlines"'],
    ['two\r', '"two\r"'],
    ['a\tb', '"a\tb"'],
    [' outer', '" outer"'],
    ['outer ', '"outer "'],
    ['two words', 'two words'],
    ['=1,2', `"'=1,2"`],
    ['Smith', 'Smith'],
    ['a\0b\u001ac\u007fd\u009be', 'abcde'],
    ['\u0001=1+1', "'=1+1"],
    ['', ''],
    [null, ''],
    [0, '0'],
    [-12.5, '-12.5'],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
  ])('%j is %j', (value, field) => {
    expect(csvField(value)).toBe(field)
  })
})

/** Reads a file as RFC 4180 says, written apart from the rule. */
function read(file: string): string[][] {
  const rows: string[][] = [[]]
  let field = ''
  let isQuoted = false
  for (let at = 0; at < file.length; at += 1) {
    const sign = file.charAt(at)
    if (isQuoted && sign === '"' && file.charAt(at + 1) === '"') field += file.charAt((at += 1))
    else if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted) field += sign
    else if (sign === ',' || sign === '\r') {
      rows.at(-1)?.push(field)
      field = ''
    } else if (sign === '\n') rows.push([])
    else field += sign
  }
  return rows.slice(0, -1)
}

describe('a file', () => {
  it('has a line for each row', () => {
    expect(
      csv([
        ['Customer', 'Equity'],
        ['Lee, Ann', 1250],
      ]),
    ).toBe('Customer,Equity\r\n"Lee, Ann",1250\r\n')
    expect(csv([])).toBe('')
  })

  it('is read back, field by field', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '"', ',', '\r', '\n', ' ', ';', '=', '-', '1', 'é') })
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 4 })), (rows) => {
        expect(read(csv(rows))).toEqual(rows.map((row) => row.map(withoutFormula)))
      }),
    )
  })
})
