import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyMapping, isMappingDirty, validateMapping } from './mappingDraft'
import {
  chooseMapper,
  filterMappings,
  firstMappingView,
  isMappingFilterActive,
  mappingExport,
  mappingRequest,
  mappingSearchText,
  parseMappingView,
  printMappingView,
} from './mappingFilter'
import {
  differs,
  iconCodeOf,
  isMapped,
  mappingDeletedText,
  mappingIconCodes,
  mappingSavedText,
  mappingTypeLabels,
  mappingTypes,
  type MappingItem,
} from './mappingItem'

const row: MappingItem = {
  typeCode: 'MAKE',
  originalType: 'Make',
  mappedItem: 'CHEVY',
  mappedTo: null,
  changedBy: null,
  changedDate: null,
  iconCode: 'UNMAPPED',
  diff: false,
}

describe('a row', () => {
  it('is of one of three mappers', () => {
    expect(mappingTypes.map((type) => mappingTypeLabels[type])).toEqual(['Make', 'Model', 'Trim'])
    expect(mappingIconCodes).toEqual(['MAPPED', 'UNMAPPED', 'DIFF'])
  })

  it('has the eight fields of the specification [O-410]', () => {
    expect(Object.keys(row)).toEqual([
      'typeCode',
      'originalType',
      'mappedItem',
      'mappedTo',
      'changedBy',
      'changedDate',
      'iconCode',
      'diff',
    ])
  })

  it.each([
    ['CHEVY', null, 'UNMAPPED', false],
    ['CHEVY', ' ', 'UNMAPPED', false],
    ['CHEVY', 'Chevrolet', 'DIFF', true],
    ['HONDA ', 'Honda', 'MAPPED', false],
    ['', 'Honda', 'DIFF', true],
  ] as const)('%s to %s is %s, different %s [OP-131]', (original, target, icon, isDifferent) => {
    expect([iconCodeOf(original, target), differs(original, target)]).toEqual([icon, isDifferent])
  })

  it('can be deleted where it is mapped', () => {
    expect([null, '', ' ', 'Honda'].map((target) => isMapped({ mappedTo: target }))).toEqual([
      false,
      false,
      false,
      true,
    ])
  })
})

it('the texts are those of the specification [OP-128]', () => {
  expect([mappingSavedText, mappingDeletedText]).toEqual(['Saved Successfully', 'Deleted Successfully'])
})

describe('the filter', () => {
  const found = { ...firstMappingView, typeCode: 'MODEL', text: 'acc', page: 3 } as const

  it('starts with all makes, in the order of their originals', () => {
    expect(parseMappingView('')).toEqual(firstMappingView)
    expect(firstMappingView).toMatchObject({ typeCode: 'MAKE', text: '', iconCode: null, page: 1 })
    expect(
      [firstMappingView, found, filterMappings(firstMappingView, { iconCode: 'DIFF' })].map(
        isMappingFilterActive,
      ),
    ).toEqual([false, true, true])
  })

  it('goes to the first page with another text, icon or mapper', () => {
    expect(filterMappings(found, { text: 'civic ' })).toEqual({ ...found, text: 'civic ', page: 1 })
    expect(filterMappings(found, { iconCode: 'UNMAPPED' })).toEqual({
      ...found,
      iconCode: 'UNMAPPED',
      page: 1,
    })
    expect(chooseMapper(found, 'TRIM')).toEqual({ ...found, typeCode: 'TRIM', text: '', page: 1 })
    expect(chooseMapper(found, 'MODEL')).toBe(found)
  })

  it('looks in the original and in its target, whatever case and accents', () => {
    expect(mappingSearchText(' Citroën  C4', null)).toBe('citroen c4\n')
    expect(mappingSearchText('CHEVY', 'Chevrolet')).toBe('chevy\nchevrolet')
  })

  it('is asked in pages of 50, or as a whole [OP-132]', () => {
    const asked = { typeCode: 'MODEL', hyperionId: 'HAR', text: 'acc', pageNumber: 3, pageSize: 50 }
    expect(mappingRequest({ ...found, text: ' acc ' }, 'HAR')).toEqual(asked)
    expect(mappingRequest({ ...found, iconCode: 'DIFF', showAll: true }, 'HAR')).toEqual({
      ...asked,
      iconCode: 'DIFF',
      pageSize: 10_000,
    })
  })

  it('is exported as it is, without its pages', () => {
    expect(mappingExport({ ...found, iconCode: 'DIFF' }, 'HAR')).toEqual({
      typeCode: 'MODEL',
      hyperionId: 'HAR',
      text: 'acc',
      iconCode: 'DIFF',
    })
  })

  it('stands in the address, whatever was written there', () => {
    expect(printMappingView(firstMappingView)).toBe('mapper=MAKE')
    expect(printMappingView({ ...found, iconCode: 'DIFF', showAll: true })).toBe(
      'mapper=MODEL&text=acc&icon=DIFF&showAll=true&pageNumber=3',
    )
    expect(parseMappingView('mapper=WHEEL&icon=ODD&pageNumber=0&showAll=yes')).toEqual(firstMappingView)
    expect(parseMappingView(`text=${'x'.repeat(101)}`).text).toBe('x'.repeat(100))
    const views = fc.record({
      sort: fc.constant(firstMappingView.sort),
      page: fc.integer({ min: 1, max: 2000 }),
      showAll: fc.boolean(),
      typeCode: fc.constantFrom(...mappingTypes),
      text: fc.string({ maxLength: 100 }),
      iconCode: fc.constantFrom(null, ...mappingIconCodes),
    })
    fc.assert(
      fc.property(views, (view) => {
        expect(parseMappingView(printMappingView(view))).toEqual(view)
      }),
    )
  })
})

describe('a mapping', () => {
  const draft = { typeCode: 'MAKE', items: ['CHEVY', 'Chev'], mappedTo: ' Chevrolet ' } as const

  it('is made of originals and one value [OP-131] [OP-132]', () => {
    expect(validateMapping(draft)).toEqual(
      E.right({ typeCode: 'MAKE', items: ['CHEVY', 'Chev'], mappedTo: 'Chevrolet' }),
    )
  })

  it('needs both, and says so of both', () => {
    expect(validateMapping(emptyMapping('MAKE'))).toEqual(
      E.left([
        { field: 'items', message: 'Choose what is mapped.' },
        { field: 'mappedTo', message: 'Choose what it is mapped to.' },
      ]),
    )
    expect(E.isLeft(validateMapping({ ...draft, mappedTo: ' ' }))).toBe(true)
  })

  it('takes 500 originals and 100 characters', () => {
    const items = (count: number) => Array.from({ length: count }, (_, at) => String(at))
    expect(E.isRight(validateMapping({ ...draft, items: items(500), mappedTo: 'x'.repeat(100) }))).toBe(true)
    expect(validateMapping({ ...draft, items: items(501), mappedTo: 'x'.repeat(101) })).toEqual(
      E.left([
        { field: 'items', message: 'No more than 500 can be mapped at once.' },
        { field: 'mappedTo', message: 'A name can hold up to 100 characters.' },
      ]),
    )
  })

  it('is dirty once anything is chosen or typed', () => {
    expect(isMappingDirty(emptyMapping('MAKE'))).toBe(false)
    expect(isMappingDirty({ ...emptyMapping('MAKE'), mappedTo: ' ' })).toBe(false)
    expect(isMappingDirty({ ...emptyMapping('MAKE'), mappedTo: 'x' })).toBe(true)
    expect(isMappingDirty({ ...emptyMapping('MAKE'), items: ['x'] })).toBe(true)
  })
})
