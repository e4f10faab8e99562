import { expect, it } from 'vitest'
import { matchesPath, plainPath } from './path'

it.each([
  ['/app/CallGuides/?x=1', '/app/callguides'],
  ['/app/CallGuide%73', '/app/callguides'],
  ['/app/log#top?x=1', '/app/log'],
  ['/app/log//', '/app/log'],
  ['/customer/a%2Fb', '/customer/a%2fb'],
  ['/customer/%', '/customer/%'],
  ['/', '/'],
  ['', '/'],
])('the plain path of %j is %s', (address, path) => {
  expect(plainPath(address)).toBe(path)
})

it('a part with a colon stands for any that is not empty', () => {
  const matches = (address: string) => matchesPath('/app/opportunity/:id', address)
  expect(matches('/APP/opportunity/17?source=EQLOG')).toBe(true)
  expect(['/app/opportunity', '/app/opportunity/17/details', '/app/customer/17'].some(matches)).toBe(false)
})
