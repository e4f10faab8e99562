import { describe, expect, it } from 'vitest'
import { templateCategories } from './template'
import { isTemplateOf, templatePlace } from './templatePlace'

const store = { hyperionId: '1001', brandIds: ['Honda', 'Acura'] }

describe('a template that is saved in a store', () => {
  it('belongs to the store, to its main brand, or to nobody in particular [OP-119]', () => {
    expect(templateCategories.map((category) => templatePlace(category, store))).toEqual([
      { hyperionId: '1001', brandId: null },
      { hyperionId: null, brandId: 'Honda' },
      { hyperionId: null, brandId: null },
    ])
  })

  it.each(templateCategories)('is offered there: %s', (templateCategory) => {
    const place = templatePlace(templateCategory, store)
    expect(isTemplateOf({ templateCategory, ...place }, store)).toBe(true)
  })
})

it.each([
  ['Store', { hyperionId: '1002', brandId: null }, false],
  ['Brand', { hyperionId: null, brandId: 'Acura' }, true],
  ['Brand', { hyperionId: null, brandId: 'Ford' }, false],
  ['Brand', { hyperionId: null, brandId: null }, false],
] as const)('a %s template of %j is offered in the store: %s [OP-119]', (templateCategory, place, is) => {
  expect(isTemplateOf({ templateCategory, ...place }, store)).toBe(is)
})
