import { describe, expect, it } from 'vitest'
import { allId, allOption, labelled, sameLabels, usableOptions } from './filterOption'

it('the option for all is ALL, and reads All', () => {
  expect([allId, allOption]).toEqual(['ALL', { id: 'ALL', label: 'All' }])
})

describe('the options of a filter', () => {
  it('have no blank label, and no id twice [L-133]', () => {
    expect(
      usableOptions([
        { id: '1', label: 'Honda' },
        { id: '2', label: ' ' },
        { id: '3', label: '' },
        { id: ' ', label: 'Nothing' },
        { id: '1', label: 'Honda again' },
      ]),
    ).toEqual([{ id: '1', label: 'Honda' }])
  })

  it('have the labels of their vocabulary, or their ids', () => {
    expect(labelled(['b', 'a'], { a: 'A', b: 'B' })).toEqual([
      { id: 'b', label: 'B' },
      { id: 'a', label: 'A' },
    ])
    expect(sameLabels(['x'])).toEqual([{ id: 'x', label: 'x' }])
  })
})
