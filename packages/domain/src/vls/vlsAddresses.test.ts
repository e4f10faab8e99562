import { expect, it } from 'vitest'
import {
  readVlsWindow,
  vlsListingAddress,
  vlsReturnAddress,
  vlsTokenOf,
  vlsWindowAddress,
} from './vlsAddresses'

it('the window and the return page carry the token and nothing else [OP-018]', () => {
  const token = 'a+b/c=&d'
  for (const address of [vlsListingAddress(token), vlsReturnAddress(token)])
    expect(vlsTokenOf(address.slice(address.indexOf('?')))).toBe(token)
  expect(vlsReturnAddress('abc')).toBe('/Vls?token=abc')
  for (const none of ['', '?token=', '?token=%E0%A4%A', '?other=abc']) expect(vlsTokenOf(none)).toBeNull()
})

it('what the window has to know is sent to no server', () => {
  const known = { hideReplacement: true, shownVins: ['7FARS5H53TE014448'] }
  const address = vlsWindowAddress('/VlsListing?token=abc', known)
  expect(address.split('#')[0]).toBe('/VlsListing?token=abc')
  expect(readVlsWindow(address.slice(address.indexOf('#')))).toEqual(known)
  expect(readVlsWindow('')).toEqual({ hideReplacement: false, shownVins: [] })
})
