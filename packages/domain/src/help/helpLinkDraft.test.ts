import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Instant } from '../calendar/instant'
import {
  deleteHelpLinkQuestion,
  helpLinkDraft,
  isHelpLinkDirty,
  newHelpLink,
  validateHelpLink,
} from './helpLinkDraft'

const whole = {
  ...newHelpLink,
  linkTitle: ' Tour ',
  linkDescription: '<p>How it goes.</p>',
  linkUrl: ' https://example.com/tour.mp4 ',
}
const errorsOf = (change: Partial<typeof whole>) => validateHelpLink({ ...whole, ...change })

describe('a help link that is edited', () => {
  it('is a copy of the six fields that are sent', () => {
    const link = {
      ...{ ...whole, helpLinkId: '7', version: 3 },
      ...{ insUpdDT: '2026-11-21T15:00:00.000Z' as Instant, insUpdUser: 'aromero' },
    }
    expect(helpLinkDraft(link)).toEqual({ ...whole, helpLinkId: '7' })
    expect(isHelpLinkDirty(helpLinkDraft(link), link)).toBe(false)
  })

  it('can be saved with title, description and address', () => {
    expect(validateHelpLink(whole)).toEqual(
      E.right({ ...whole, linkTitle: 'Tour', linkUrl: 'https://example.com/tour.mp4' }),
    )
  })

  it('needs a title  [S-438]', () => {
    expect(errorsOf({ linkTitle: ' ' })).toEqual(
      E.left([{ field: 'linkTitle', message: 'A title is needed.' }]),
    )
  })

  it.each(['', '<p><br></p>'])('needs a description, which %j is not  [S-439]', (linkDescription) => {
    expect(errorsOf({ linkDescription })).toEqual(
      E.left([{ field: 'linkDescription', message: 'A description is needed.' }]),
    )
  })

  it('needs an address  [S-440]', () => {
    expect(errorsOf({ linkUrl: ' ' })).toEqual(
      E.left([{ field: 'linkUrl', message: 'An address is needed.' }]),
    )
  })

  it.each(['example.com', 'javascript:alert(1)'])('does not take %s for one', (linkUrl) => {
    expect(errorsOf({ linkUrl })).toEqual(
      E.left([{ field: 'linkUrl', message: 'An address begins with http:// or https://.' }]),
    )
  })

  it('is no longer than what is kept of it', () => {
    expect(errorsOf({ linkTitle: 'a'.repeat(201) })).toEqual(
      E.left([{ field: 'linkTitle', message: 'A title has up to 200 characters.' }]),
    )
    expect(errorsOf({ linkUrl: `https://example.com/${'a'.repeat(2000)}` })).toEqual(
      E.left([{ field: 'linkUrl', message: 'An address has up to 2000 characters.' }]),
    )
    expect(errorsOf({ linkDescription: `<p>${'é'.repeat(102_400)}</p>` })).toEqual(
      E.left([{ field: 'linkDescription', message: 'A description can hold up to 200 KB.' }]),
    )
  })

  it('is the same with blanks around title and address, and with what is left of no description', () => {
    expect(isHelpLinkDirty({ ...whole, linkTitle: 'Tour', linkUrl: whole.linkUrl.trim() }, whole)).toBe(false)
    const empty = { ...whole, linkDescription: '' }
    expect(isHelpLinkDirty({ ...whole, linkDescription: '<p><br></p>' }, empty)).toBe(false)
  })

  it.each([-1, 1.5, Number.NaN])('has no position %s', (orderBy) => {
    expect(errorsOf({ orderBy })).toEqual(
      E.left([{ field: 'orderBy', message: 'A position is a whole number from 0 on.' }]),
    )
  })

  it('hears everything that is wrong at once', () => {
    expect(newHelpLink).toMatchObject({ linkTitle: '', linkDescription: '', linkUrl: '' })
    const result = validateHelpLink(newHelpLink)
    expect(E.isLeft(result) && result.left.map(({ field }) => field)).toEqual([
      'linkTitle',
      'linkDescription',
      'linkUrl',
    ])
  })

  it('asks before it is deleted', () => {
    expect(deleteHelpLinkQuestion).toBe('Delete Help Link?')
  })

  it.each([
    { linkTitle: 'Other' },
    { linkDescription: '<p>Other</p>' },
    { linkUrl: 'https://example.com' },
    { disabled: true },
    { orderBy: 3 },
  ])('is changed by %o, and not when that is taken back  [S-434]', (change) => {
    expect(isHelpLinkDirty({ ...whole, ...change }, whole)).toBe(true)
    expect(isHelpLinkDirty({ ...whole }, whole)).toBe(false)
  })
})
