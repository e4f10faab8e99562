import { expect, it } from 'vitest'
import { template } from '../../cases/templates'
import { groupTemplates, namedLike } from './templateGroups'

it('templates of a type are grouped as Store, Brand, Global, each by name [O-366]', () => {
  const templates = [
    template({ templateId: '1', templateCategory: 'Global', name: 'Warranty' }),
    template({ templateId: '2', templateCategory: 'Store', name: 'Offer 10' }),
    template({ templateId: '3', templateCategory: 'Brand', name: 'Recall' }),
    template({ templateId: '5', templateCategory: 'Store', name: 'offer 2' }),
    template({ templateId: '4', templateCategory: 'Store', name: 'Offer 2' }),
    template({ templateId: '6', templateCategory: 'Store', name: 'Call', templateTypeName: 'call' }),
  ]
  const shown = (type: 'email' | 'call') =>
    groupTemplates(templates, [type]).map(({ templateCategory, templates: group }) => [
      templateCategory,
      ...group.map(({ templateId }) => templateId),
    ])
  expect(shown('email')).toEqual([
    ['Store', '4', '5', '2'],
    ['Brand', '3'],
    ['Global', '1'],
  ])
  expect(shown('call')).toEqual([['Store', '6']])
  expect(groupTemplates([], ['call'])).toEqual([])
})

it('emails stand before calls where both are listed [O-361] [OP-117]', () => {
  const templates = [
    template({ templateId: '1', templateTypeName: 'call', name: 'A' }),
    template({ templateId: '2', name: 'B' }),
  ]
  expect(groupTemplates(templates, ['call', 'email'])[0]?.templates.map(({ name }) => name)).toEqual([
    'B',
    'A',
  ])
})

it('a template is found by any part of its name, however it is written', () => {
  const templates = [template({ name: 'Prêt à partir' }), template({ name: 'Lease end' })]
  const found = (text: string) => namedLike(templates, text).map(({ name }) => name)
  expect(found(' PRET ')).toEqual(['Prêt à partir'])
  expect(found('')).toHaveLength(2)
})
