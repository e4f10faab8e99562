import { expect, it } from 'vitest'
import { toCents } from '../money/money'
import {
  noProductsText,
  productLine,
  productsTotal,
  protectionProducts,
  type ProtectionProduct,
} from './protectionProducts'

const gap: ProtectionProduct = { productCode: 'GAP', productName: 'GAP', price: toCents(695_00), term: 60 }
const wheels: ProtectionProduct = {
  productCode: null,
  productName: 'Wheel and tire',
  price: toCents(520_49),
  term: 1,
}
const hidden: ProtectionProduct = { ...gap, price: null, term: null }

it('an answer gives the list of the opportunity that was asked for, and nothing of another [O-124]', () => {
  const answer = { opptId: '17', list: [gap, wheels] }
  expect(protectionProducts(answer, '17')).toEqual([gap, wheels])
  expect(protectionProducts(answer, '18')).toEqual([])
})

it('a product is a line of name, term and price, blank where one is unknown', () => {
  expect([gap, wheels, hidden].map(productLine)).toEqual([
    { name: 'GAP', term: '60 months', price: '$695' },
    { name: 'Wheel and tire', term: '1 month', price: '$520' },
    { name: 'GAP', term: '', price: '' },
  ])
  expect(noProductsText).toBe('No protection products.')
})

it('the total is known where every price is', () => {
  expect(productsTotal([gap, wheels])).toBe(1_215_49)
  expect([productsTotal([gap, hidden]), productsTotal([])]).toEqual([null, null])
})
