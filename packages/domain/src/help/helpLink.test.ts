import { describe, expect, it } from 'vitest'
import type { Instant } from '../calendar/instant'
import { helpTitle, shownHelpLinks, type HelpLink } from './helpLink'
import { linkOpening, playedUrl, videoPlayerPath } from './video'

const link = (linkTitle: string, orderBy: number, disabled = false): HelpLink => ({
  helpLinkId: linkTitle,
  linkTitle,
  linkDescription: '<p>Text</p>',
  linkUrl: 'https://example.com',
  disabled,
  orderBy,
  insUpdDT: '2026-11-21T15:00:00.000Z' as Instant,
  insUpdUser: 'aromero',
  version: 1,
})

describe('the helpful links', () => {
  it('have their title', () => {
    expect(helpTitle).toBe('Helpful Links')
  })

  it('stand by position, then by title, the disabled ones for administrators only  [S-791]', () => {
    const links = [
      link('Élan', 2),
      link('zebra', 1),
      link('off', 0, true),
      link('dealer', 2),
      link('F-150', 2),
      link('F-15', 2),
    ]
    const titles = (isAdmin: boolean) => shownHelpLinks(links, isAdmin).map(({ linkTitle }) => linkTitle)
    expect(titles(false)).toEqual(['zebra', 'dealer', 'Élan', 'F-15', 'F-150'])
    expect(titles(true)).toEqual(['off', 'zebra', 'dealer', 'Élan', 'F-15', 'F-150'])
  })
})

describe('opening a link', () => {
  it.each([
    ['https://example.com/tour.mp4', 'player'],
    ['HTTP://example.com/a/TOUR.MP4?start=3#here', 'player'],
    ['https://example.com/tour.mp4.html', 'newTab'],
    ['https://example.com/?file=tour.mp4', 'newTab'],
    ['https://example.com', 'newTab'],
    ['https://tour.mp4', 'newTab'],
    ['https://', 'refused'],
    ['ftp://example.com/tour.mp4', 'refused'],
    ['javascript:alert(1)//.mp4', 'refused'],
    ['/tour.mp4', 'refused'],
    ['x https://example.com/tour.mp4', 'refused'],
    ['', 'refused'],
  ])('%s is %s  [S-792]', (url, kind) => {
    expect(linkOpening(url).kind).toBe(kind)
  })

  it('takes the address without blanks around it', () => {
    expect(linkOpening(' https://example.com ')).toEqual({ kind: 'newTab', url: 'https://example.com' })
    expect(linkOpening('\nhttps://example.com/a.mp4')).toEqual({
      kind: 'player',
      url: 'https://example.com/a.mp4',
    })
  })

  it('plays addresses of the web only', () => {
    expect(playedUrl(' https://example.com/a.mp4 ')).toBe('https://example.com/a.mp4')
    expect(playedUrl('http://example.com/stream')).toBe('http://example.com/stream')
    expect([null, '', 'javascript:alert(1)', 'file:///a.mp4', '/a.mp4'].map(playedUrl)).toEqual(
      Array.from({ length: 5 }, () => null),
    )
  })

  it('plays a video at the address of the player', () => {
    expect(videoPlayerPath('https://example.com/a b.mp4?x=1&y=2')).toBe(
      '/videoplayer?url=https%3A%2F%2Fexample.com%2Fa%20b.mp4%3Fx%3D1%26y%3D2',
    )
  })
})
