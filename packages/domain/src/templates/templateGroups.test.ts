import { expect, it } from 'vitest'
import { template } from '../../cases/templates'
import { groupTemplates } from './templateGroups'

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
    groupTemplates(templates, type).map(({ templateCategory, templates: group }) => [
      templateCategory,
      ...group.map(({ templateId }) => templateId),
    ])
  expect(shown('email')).toEqual([
    ['Store', '4', '5', '2'],
    ['Brand', '3'],
    ['Global', '1'],
  ])
  expect(shown('call')).toEqual([['Store', '6']])
  expect(groupTemplates([], 'call')).toEqual([])
})
