import { describe, expect, it } from 'vitest'
import { editPhone, readPhone, writePhone } from './phoneText'

describe('reading', () => {
  it.each([
    ['(555) 014-0182', '5550140182'],
    ['(555) 014 - 0182', '5550140182'],
    ['+1 555 014 0182', '5550140182'],
    ['1-555-014-0182', '5550140182'],
    ['555.014.0182', '5550140182'],
    ['tel:555 014 0182', '5550140182'],
    ['\u202a555 014 0182\u202c', '5550140182'],
    ['٥٥٥٠١٤٠١٨٢', '5550140182'],
    ['5550140182 99', '555014018299'],
    ['1555', '1555'],
    ['+44 20 7946 0958', '+442079460958'],
    ['+', '+'],
    ['+1', '+1'],
    ['', ''],
    ['call me', ''],
    ['555-014-0182 x123', '5550140182x123'],
    ['+1 (555) 014-0182, Ext: 12', '5550140182x12'],
    ['555 014 0182 extension 12', '5550140182x12'],
    ['5550140182x', '5550140182x'],
    ['fax 555 014 0182', '5550140182'],
    ['+44 20 7946 0958 x1', '+442079460958x1'],
  ])('makes %j the digits %j', (text, digits) => {
    expect(readPhone(text)).toBe(digits)
  })
})

describe('writing', () => {
  it.each([
    ['', ''],
    ['5', '(5'],
    ['555', '(555'],
    ['5550', '(555) 0'],
    ['555014', '(555) 014'],
    ['5550140182', '(555) 014 - 0182'],
    ['555014018299', '(555) 014 - 0182 99'],
    ['(555) 014-0182', '(555) 014 - 0182'],
    ['+442079460958', '+442079460958'],
    ['unknown', 'unknown'],
    ['5550140182x123', '(555) 014 - 0182 x123'],
    ['5550140182x', '(555) 014 - 0182 x'],
  ])('shows %j as %j', (digits, text) => {
    expect(writePhone(digits)).toBe(text)
  })

  it('writes a phone as the pages show it  [O-237] [S-469]', () => {
    expect(writePhone('5551234567')).toBe('(555) 123 - 4567')
    expect(writePhone('3055550100')).toBe('(305) 555 - 0100')
  })

  it('takes another mask', () => {
    expect(writePhone('5551234567', '###.###.####')).toBe('555.123.4567')
  })
})

describe('editing', () => {
  /** The caret is the bar. */
  const edit = (before: string, after: string, inputType = 'insertText') => {
    const caret = after.indexOf('|')
    const { value, shown } = editPhone({ before, after: { text: after.replace('|', ''), caret }, inputType })
    return [value, `${shown.text.slice(0, shown.caret)}|${shown.text.slice(shown.caret)}`]
  }

  it.each([
    ['(555', '(5550|', '5550', '(555) 0|'],
    ['(555) 014 - 018', '(5|55) 014 - 018', '555014018', '(5|55) 014 - 018'],
    ['(555) 014 - 018', '(595|55) 014 - 018', '59555014018', '(595|) 550 - 1401 8'],
    ['(555) 014 - 0182', '(555) x|014 - 0182', '5550140182', '(555|) 014 - 0182'],
    ['', '+1 (555) 014-0182|', '5550140182', '(555) 014 - 0182|'],
    ['(555) 014 - 0182', '(555) 014 - 0182x|', '5550140182x', '(555) 014 - 0182 x|'],
    ['(555) 014 - 0182 x1', '(555) 014 - 0182 x12|', '5550140182x12', '(555) 014 - 0182 x12|'],
    ['', '555-014-0182 ext 12|', '5550140182x12', '(555) 014 - 0182 x12|'],
    ['(155) 501 - 4018', '(155) 501 - 40182|', '5550140182', '(555) 014 - 0182|'],
  ])('%s changed to %s', (before, after, value, shown) => {
    expect(edit(before, after)).toEqual([value, shown])
  })

  it('deletes the digit beyond a sign that nobody typed', () => {
    expect(edit('(555) 014', '(555)|014', 'deleteContentBackward')).toEqual(['55014', '(55|0) 14'])
    expect(edit('(555) 014', '(555|014', 'deleteContentForward')).toEqual(['55514', '(555|) 14'])
    expect(edit('(5', '|5', 'deleteContentBackward')).toEqual(['5', '|(5'])
  })

  it('deletes a digit where it stands', () => {
    expect(edit('(555) 014 - 0182', '(555) 014 - 018|', 'deleteContentBackward')).toEqual([
      '555014018',
      '(555) 014 - 018|',
    ])
    expect(edit('(555) 0', '(555) |', 'deleteContentBackward')).toEqual(['555', '(555|'])
  })
})
