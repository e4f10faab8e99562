import { describe, expect, it } from 'vitest'
import type { Instant } from '../calendar/instant'
import type { HelpLink } from './helpLink'
import { foundHelpLinks, hasHelpPages, helpContent, helpSearchRequest } from './helpSearch'

describe('a search for helpful links', () => {
  it('asks on the page for ten at a time, in the dialog for all', () => {
    expect(helpSearchRequest('tour', 'page')).toEqual({ SearchString: 'tour', PageSize: 10, PageNumber: 1 })
    expect(helpSearchRequest('tour', 'page', 3).PageNumber).toBe(3)
    expect(helpSearchRequest('tour', 'dialog')).toEqual({ SearchString: 'tour', PageSize: 10_000 })
  })

  it('takes the text without blanks around it, and an empty one for everything', () => {
    expect(helpSearchRequest(' a  b ', 'dialog').SearchString).toBe('a  b')
    expect(helpSearchRequest('', 'dialog').SearchString).toBe('')
  })

  it('has pages where there is more than one, which the dialog never has', () => {
    expect([0, 1, 2].map((count) => hasHelpPages('page', count))).toEqual([false, false, true])
    expect(hasHelpPages('dialog', 2)).toBe(false)
  })

  it.each([
    ['NOT_STARTED', 0, { kind: 'empty' }],
    ['IN_PROGRESS', 0, { kind: 'spinner' }],
    ['COMPLETE', 2, { kind: 'links' }],
    ['COMPLETE', 0, { kind: 'nothingFound', text: 'Nothing Found. Please try other search criteria' }],
    ['REFRESH', 2, { kind: 'links' }],
    ['ERROR', 2, { kind: 'error', text: 'An error occurred getting data: Bad Gateway' }],
  ] as const)('that is %s with %i links shows %o', (state, count, content) => {
    expect(helpContent(state, count, 'Bad Gateway')).toEqual(content)
  })
})

describe('what a search finds', () => {
  const link = (linkTitle: string, linkDescription: string, disabled = false): HelpLink => ({
    ...{ helpLinkId: linkTitle, linkTitle, linkDescription, disabled, orderBy: 0, version: 1 },
    ...{ linkUrl: 'https://example.com', insUpdUser: 'aromero' },
    insUpdDT: '2026-11-21T15:00:00.000Z' as Instant,
  })
  const links = [
    link('Working the Service Log', '<p>Who is in the <b>drive</b>.</p>'),
    link('Résumé of equity', '<p>Value less payoff.</p>'),
    link('Service, old', '<p>Out of use.</p>', true),
  ]

  it.each([
    ['', ['Résumé of equity', 'Working the Service Log']],
    ['service', ['Working the Service Log']],
    [' DRIVE  log ', ['Working the Service Log']],
    ['resume', ['Résumé of equity']],
    ['service payoff', []],
    ['<b>', []],
  ])('%j: %j', (text, titles) => {
    expect(foundHelpLinks(links, text, false).map(({ linkTitle }) => linkTitle)).toEqual(titles)
  })

  it('includes the disabled ones for administrators', () => {
    expect(foundHelpLinks(links, 'service', true)).toHaveLength(2)
  })
})
