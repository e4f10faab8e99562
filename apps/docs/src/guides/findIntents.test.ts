import { describe, expect, it } from 'vitest'
import { findIntents } from './findIntents'
import { intents } from './intents'

const componentsFor = (text: string) => findIntents(intents, text).map(({ component }) => component)

describe('findIntents', () => {
  it.each([
    ['pick a date', 'DateField'],
    ['choose one of many', 'Select'],
    ['confirm', 'ConfirmDialog'],
    ['show progress', 'ProgressBar'],
    ['upload', 'FileDrop'],
    ['I want to reorder columns', 'ColumnEditor'],
    ['money', 'CurrencyField'],
    ['autocomp', 'ComboBox'],
  ])('%s: %s is among the first three', (text, component) => {
    expect(componentsFor(text).slice(0, 3)).toContain(component)
  })

  it('finds a component by its name and by a word of it', () => {
    expect(componentsFor('DateRangePicker')).toContain('DateRangePicker')
    expect(componentsFor('picker')).toEqual(['DateRangePicker', 'DateRangePicker'])
  })

  it('takes the intents with the most words where none has all', () => {
    expect(componentsFor('upload spaceships')).toEqual(componentsFor('upload'))
  })

  it('finds nothing for nothing, and for what is nowhere', () => {
    expect(componentsFor(' to the ')).toEqual([])
    expect(componentsFor('zyzzyva')).toEqual([])
  })
})

describe('intents', () => {
  it('are each listed once, with a page', () => {
    expect(new Set(intents.map(({ intent }) => intent)).size).toBe(intents.length)
    expect(intents.filter(({ docsId }) => !/^[a-z-]+--docs$/.test(docsId))).toEqual([])
  })
})
