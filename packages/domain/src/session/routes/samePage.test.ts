import { expect, it } from 'vitest'
import { isSamePage } from './samePage'

it.each([
  ['/app/opportunity/17', '/app/opportunity/17/details'],
  ['/app/opportunity/17/details', '/app/opportunity/17/not-found'],
  ['/app/opportunity/17?tab=call', '/app/opportunity/17/?tab=email'],
  ['/APP/opportunity/17/Details', '/app/opportunity/17'],
  ['/app/log?pageNumber=2', '/app/log'],
  ['/customer/17', '/customer/17#top'],
])('%s and %s are one page', (from, to) => {
  expect([isSamePage(from, to), isSamePage(to, from)]).toEqual([true, true])
})

it.each([
  ['/app/opportunity/17', '/app/opportunity/18'],
  ['/app/opportunity/17/details', '/app/opportunity/18/details'],
  ['/app/opportunity/17', '/app/opportunity/17/playground'],
  ['/app/opportunity/17/playground', '/app/opportunity/17/playground-print'],
  ['/app/opportunity', '/app/opportunity/17'],
  ['/app/log', '/app/contact'],
  ['/customer/17', '/customer/17/playground'],
])('%s and %s are two', (from, to) => {
  expect([isSamePage(from, to), isSamePage(to, from)]).toEqual([false, false])
})
