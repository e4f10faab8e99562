import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { unknownPlaceholders } from '@retain/domain/templates/fillTemplate'
import { validateTemplate } from '@retain/domain/templates/templateEdit'
import { cleanHtml } from '../email/cleanHtml'
import { contextOf } from './seed'
import { listedStores } from './seedStores'
import { templateRows } from './templates'

const rows = templateRows(
  listedStores().map((store) => contextOf(store, '2026-03-16', undefined)),
  'alex.romero',
)

it('every store has emails and guides of all three levels, and no brand has them twice', () => {
  expect(rows.filter(({ template_category: category }) => category === 'Global')).toHaveLength(4)
  const ofBrands = rows.filter(({ template_category: category }) => category === 'Brand')
  const names = ofBrands.map(({ brand_id: brand, name }) => `${String(brand)} ${name}`)
  expect(new Set(names).size).toBe(names.length)
  for (const { hyperionId, brands } of listedStores()) {
    expect(rows.filter((row) => row.hyperion_id === hyperionId)).toHaveLength(3)
    expect(ofBrands.filter((row) => row.brand_id === brands[0])).toHaveLength(2)
  }
})

it.each(rows.slice(0, 3).concat(rows.filter(({ hyperion_id: store }) => store === null)))(
  'can be saved as it is: $name ($template_category)',
  async (row) => {
    const draft = {
      templateId: null,
      name: row.name,
      templateTypeName: row.template_type_name,
      templateCategory: row.template_category,
      subject: row.subject ?? '',
      body: row.body,
    }
    expect(E.isRight(validateTemplate(draft, 'HAR'))).toBe(true)
    expect(await cleanHtml(row.body)).toBe(row.body)
    expect(unknownPlaceholders(`${row.subject ?? ''} ${row.body}`)).toEqual([])
  },
)
