import { describe, expect, it } from 'vitest'
import { utc } from '../../../calendar/storeOffset'
import { equityLogFilters } from '../../equity-log/equityLogFilters'
import { multiSelect } from './multiSelect'
import { number } from './number'
import { regex } from './regex'
import { select } from './select'

const { miles, replVehStockNo, newUsed, color, lastContactType, dealType, oppStatus } = equityLogFilters
const context = { today: '2024-03-05' }
const label = (id: string) => `<${id}>`

describe('the radius', () => {
  it.each(['0', '51', 'x', '0.99', '50.01', '-5'])('%s is refused with its text [L-120]', (text) => {
    expect(number.errors(text, miles, context)).toEqual([
      { field: 'miles', message: 'Enter number between 1 to 50' },
    ])
    expect(number.normalise(text, miles)).toBe('')
  })

  it.each([
    ['1', 1],
    ['50', 50],
    ['2.5', 2.5],
    [' 7 ', 7],
  ])('%s is taken [L-120]', (text, amount) => {
    expect(number.errors(text, miles, context)).toEqual([])
    expect(number.normalise(text, miles)).toBe(String(amount))
    expect(number.request(String(amount), miles, utc)).toEqual({ miles: amount })
  })

  it('is empty at first, which is not wrong', () => {
    expect(number.initial(miles)).toBe('')
    expect(number.errors(' ', miles, context)).toEqual([])
    expect(number.hasValue('')).toBe(false)
    expect(number.hasValue('1')).toBe(true)
  })

  it('is printed, read and shown as it is', () => {
    expect(number.print('25', miles)).toEqual({ miles: '25' })
    expect(number.parse((field) => `of ${field}`, miles)).toBe('of miles')
    expect(number.describe('25', miles, label)).toBe('25')
    expect([25, null, [], '2'].map(number.read)).toEqual(['25', '', null, '2'])
  })
})

describe('a text of a fixed form', () => {
  it('has its footer as its error when it does not match [L-131] [L-508]', () => {
    expect(regex.errors('A!', replVehStockNo, context)).toEqual([
      { field: 'replVehStockNo', message: 'Enter Eight Characters' },
    ])
    expect(regex.errors(' A1B2C3D4 ', replVehStockNo, context)).toEqual([])
    expect(regex.errors(' ', replVehStockNo, context)).toEqual([])
  })

  it('is cut before it is sent', () => {
    expect(regex.normalise(' s#A1B2C3D4 ', replVehStockNo)).toBe('A1B2C3D4')
    expect(regex.normalise('A!', replVehStockNo)).toBe('')
    expect(regex.request('A1B2C3D4', replVehStockNo, utc)).toEqual({ replVehStockNo: 'A1B2C3D4' })
    expect(regex.print('A1B2C3D4', replVehStockNo)).toEqual({ replVehStockNo: 'A1B2C3D4' })
    expect(regex.parse((field) => field, replVehStockNo)).toBe('replVehStockNo')
    expect(regex.describe('A1B2C3D4', replVehStockNo, label)).toBe('A1B2C3D4')
    expect(regex.initial(replVehStockNo)).toBe('')
    expect([regex.hasValue(''), regex.hasValue('A')]).toEqual([false, true])
    expect(regex.read({})).toBeNull()
  })
})

describe('one choice', () => {
  it('is one of the list, or nothing', () => {
    expect(select.normalise(' Used ', newUsed)).toBe('Used')
    expect(select.normalise('used', newUsed)).toBe('')
    expect(select.normalise('ALL', newUsed)).toBe('')
    expect(select.errors('anything', newUsed, context)).toEqual([])
  })

  it('may be anything where a lookup has the list', () => {
    const ofLookup = { ...newUsed, options: { from: 'lookup', lookup: 'storeUsers' } } as const
    expect(select.normalise('ann.lee', ofLookup)).toBe('ann.lee')
  })

  it('is sent as it is and reads by its label', () => {
    expect(select.request('New', newUsed, utc)).toEqual({ newUsed: 'New' })
    expect(select.print('New', newUsed)).toEqual({ newUsed: 'New' })
    expect(select.parse((field) => field, newUsed)).toBe('newUsed')
    expect(select.describe('New', newUsed, label)).toBe('<New>')
    expect(select.initial(newUsed)).toBe('')
    expect([select.hasValue(''), select.hasValue('New')]).toEqual([false, true])
    expect(select.read(7)).toBe('7')
  })
})

describe('many choices', () => {
  it('are those of the list and ALL, cleaned', () => {
    expect(multiSelect.normalise(['Fax', ' Email ', 'ALL'], lastContactType)).toEqual(['ALL'])
    expect(multiSelect.normalise([' ALL '], lastContactType)).toEqual(['ALL'])
    expect(multiSelect.normalise(['Fax', ' Email '], lastContactType)).toEqual(['Email'])
    expect(multiSelect.normalise(['Fax'], lastContactType)).toEqual([])
    const clean = ['Phone', 'Email']
    expect(multiSelect.normalise(clean, lastContactType)).toBe(clean)
  })

  it('may be anything where a lookup has the list', () => {
    const colors = ['Red', 'no such colour']
    expect(multiSelect.normalise(colors, color)).toBe(colors)
    expect(multiSelect.normalise(['', 'Red', 'Red'], color)).toEqual(['Red'])
  })

  it('are sent comma-joined, or as their filter has it', () => {
    expect(multiSelect.request(['Red', "O'Blue"], color, utc)).toEqual({ color: 'Red,O%27Blue' })
    expect(multiSelect.request(['All In Process'], oppStatus, utc)).toEqual({ oppStatus: 'IPCM,IPCNM' })
    expect(multiSelect.request(['ConquestCash'], dealType, utc)).toEqual({
      dealType: 'Conquest',
      dealTypeCode: 'ConquestCash',
    })
    expect(multiSelect.request(['ALL'], oppStatus, utc)).toEqual({ oppStatus: 'ALL' })
  })

  it('are printed as they are chosen, and read from every field that may hold them', () => {
    expect(multiSelect.print(['All Active', 'DUPE'], oppStatus)).toEqual({ oppStatus: 'All Active,DUPE' })
    const texts: Record<string, string> = { dealType: 'Lease,Conquest', dealTypeCode: 'ConquestCash' }
    expect(multiSelect.parse((field) => texts[field] ?? '', dealType)).toEqual(['Lease', 'ConquestCash'])
    expect(multiSelect.parse((field) => (field === 'color' ? 'Red,Blue' : ''), color)).toEqual([
      'Red',
      'Blue',
    ])
    expect(multiSelect.describe(['1', '2'], color, label)).toBe('<1>, <2>')
    expect(multiSelect.initial(color)).toEqual([])
    expect([multiSelect.hasValue([]), multiSelect.hasValue(['A'])]).toEqual([false, true])
    expect(multiSelect.errors(['A'], color, context)).toEqual([])
  })

  it.each([
    [
      ['A', 7, null, {}],
      ['A', '7'],
    ],
    ['A,B', ['A', 'B']],
    [12, ['12']],
    [null, []],
    [undefined, []],
    [{}, null],
    [true, null],
  ])('%j out of JSON are %j', (stored, value) => {
    expect(multiSelect.read(stored)).toEqual(value)
  })
})
