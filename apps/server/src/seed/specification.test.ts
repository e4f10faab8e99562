import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue'
import { burning, transmissionName, type Specification } from './specification'

it.each([
  ['A-S8', '8-Speed Automatic'],
  ['A-10', '10-Speed Automatic'],
  ['A-CVT', 'CVT'],
  ['A-AV-S7', 'CVT'],
  ['A-AM-S7', '7-Speed Dual-Clutch'],
  ['A-AM7', '7-Speed Dual-Clutch'],
  ['A-A1', 'Single-Speed'],
  ['M-6', '6-Speed Manual'],
  ['', null],
])('%s is called %s', (short, name) => {
  expect(transmissionName(short)).toBe(name)
})

describe('the versions of a model year', () => {
  const tested = catalogue().flatMap(({ years }) => years.flatMap(({ patterns }) => patterns))

  it('are known for nearly every VIN, with mileage and transmission', () => {
    const known = tested.flatMap((pattern) => pattern.tested)
    expect(tested.filter((pattern) => pattern.tested.length === 0).length / tested.length).toBeLessThan(0.05)
    expect(known.filter(({ transmission }) => transmission === null)).toEqual([])
    expect(known.filter(({ cityMpg, highwayMpg }) => !cityMpg || !highwayMpg)).toEqual([])
  })

  it('burn what the VIN says', () => {
    const version = {
      epaName: '',
      drive: '',
      transmission: null,
      cityMpg: 1,
      highwayMpg: 1,
      marketClass: null,
    }
    const both: Specification[] = [
      { ...version, fuelType: 'Gasoline' },
      { ...version, fuelType: 'Hybrid' },
    ]
    expect(burning('Hybrid', both).map(({ fuelType }) => fuelType)).toEqual(['Hybrid'])
    expect(burning('', both)).toEqual(both)
    expect(burning('Diesel', both)).toEqual(both)
  })
})
