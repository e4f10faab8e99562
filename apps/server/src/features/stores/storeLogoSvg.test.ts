import { expect, it } from 'vitest'
import { seedStores } from '../../seed/seedStores'
import { storeLogoSvg } from './storeLogoSvg'

it('a logo is the monogram of its store, the same every time', () => {
  const store = { hyperionId: 'HAR', name: 'Harborview Motors' }
  expect(storeLogoSvg(store)).toContain('>HM</text>')
  expect(storeLogoSvg(store)).toBe(storeLogoSvg(store))
  expect(storeLogoSvg({ hyperionId: 'X', name: 'Écurie' })).toContain('>ÉC</text>')
})

it('what a name holds beside letters never reaches the drawing', () => {
  expect(storeLogoSvg({ hyperionId: 'X', name: '<script> & "Sons"' })).toContain('>SS</text>')
})

it('neighbouring stores differ in letters or ground', () => {
  const logos = seedStores(17).map(storeLogoSvg)
  expect(new Set(logos).size).toBe(17)
})
