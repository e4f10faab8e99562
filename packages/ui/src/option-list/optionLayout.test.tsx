import { expect, it } from 'vitest'
import { OptionCollection } from './optionCollection'
import { drawnEntries, optionLayout } from './optionLayout'

const draw = () => <i />
const renderers = { option: draw, group: draw, heading: draw }
const collection = new OptionCollection(
  [
    { id: 'all', label: 'All' },
    {
      label: 'Honda',
      options: [
        { id: 'civic', label: 'Civic' },
        { id: 'crv', label: 'CR-V' },
      ],
    },
    { label: 'Kia', options: [{ id: 'rio', label: 'Rio' }] },
    { id: 'none', label: 'None' },
  ],
  renderers,
)
const layout = optionLayout(collection, ({ type }) => (type === 'header' ? 28 : 32))
const hondaKey = collection.getItem('civic')?.parentKey
const kiaKey = collection.getItem('rio')?.parentKey

it('places options and headings below each other', () => {
  expect(layout.lines.map(({ textValue }) => textValue)).toEqual([
    'All',
    'Honda',
    'Civic',
    'CR-V',
    'Kia',
    'Rio',
    'None',
  ])
  expect(layout.tops).toEqual([4, 36, 64, 96, 128, 156, 188])
  expect(layout.height).toBe(224)
  expect(['all', 'rio', 'gone'].map(layout.indexOf)).toEqual([0, 5, undefined])
})

it('draws lines within their groups', () => {
  expect(drawnEntries(layout, [0, 1, 2, 3, 4], [])).toEqual([
    { groupKey: null, indexes: [0] },
    { groupKey: hondaKey, indexes: [1, 2, 3] },
    { groupKey: kiaKey, indexes: [4] },
  ])
})

it('keeps a line that is out of sight, once, in its place and group', () => {
  expect(drawnEntries(layout, [4, 5, 6], ['crv', 'rio', 'gone'])).toEqual([
    { groupKey: hondaKey, indexes: [3] },
    { groupKey: kiaKey, indexes: [4, 5] },
    { groupKey: null, indexes: [6] },
  ])
})

it('keeps lines without a group apart', () => {
  expect(drawnEntries(layout, [0], ['none'])).toEqual([
    { groupKey: null, indexes: [0] },
    { groupKey: null, indexes: [6] },
  ])
})

it('draws nothing beyond a list that has become shorter', () => {
  expect(
    drawnEntries(
      optionLayout(new OptionCollection([], renderers), () => 32),
      [0, 1],
      ['all'],
    ),
  ).toEqual([])
})
