import { describe, expect, it } from 'vitest'
import { OptionCollection, type OptionRenderers } from './optionCollection'

const render: OptionRenderers = { option: () => <i />, group: () => <i />, heading: () => <i /> }
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
  ],
  render,
)

describe('OptionCollection', () => {
  it('counts options alone, and numbers them through the groups', () => {
    expect(collection.size).toBe(3)
    expect(['all', 'civic', 'crv'].map((key) => collection.getItem(key)?.index)).toEqual([0, 1, 2])
  })
  it('walks through groups and headings in both directions', () => {
    const forth: unknown[] = []
    for (let key = collection.getFirstKey(); key !== null; key = collection.getKeyAfter(key))
      forth.push(collection.getItem(key)?.type)
    expect(forth).toEqual(['item', 'section', 'header', 'item', 'item'])
    const back: unknown[] = []
    for (let key = collection.getLastKey(); key !== null; key = collection.getKeyBefore(key)) back.push(key)
    expect(back.toReversed()).toEqual([...collection.getKeys()])
  })
  it('holds the lines of a group under the group', () => {
    const group = [...collection][1]
    expect([...collection.getChildren(group?.key ?? '')].map((node) => node.textValue)).toEqual([
      'Honda',
      'Civic',
      'CR-V',
    ])
    expect(collection.getItem('crv')?.parentKey).toBe(group?.key)
  })
  it('answers for keys that it does not have', () => {
    expect(collection.getItem('x')).toBeNull()
    expect(collection.getKeyAfter('x')).toBeNull()
    expect(collection.getKeyBefore('x')).toBeNull()
    expect([...collection.getChildren('x')]).toEqual([])
    expect(new OptionCollection([], render).getFirstKey()).toBeNull()
  })
})
