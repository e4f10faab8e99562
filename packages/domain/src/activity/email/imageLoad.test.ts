import { describe, expect, it } from 'vitest'
import { openClass, type ImageLoad } from './imageLoad'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36'

const classOf = (load: Partial<ImageLoad>) =>
  openClass({ method: 'GET', userAgent: chrome, isPrefetch: false, msAfterDelivery: 3_600_000, ...load })

describe('the picture of an email is loaded', () => {
  it.each([
    ['a browser', chrome],
    [
      'Mail of a Mac without privacy protection',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)',
    ],
    [
      'Mail of an iPhone without privacy protection',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    ],
    ['Outlook', 'Mozilla/4.0 (compatible; ms-office; MSOffice 16)'],
    ['Outlook of a phone', 'Outlook-iOS/2.0'],
    ['Thunderbird', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Thunderbird/128.2.0'],
  ])('by a person: %s', (_who, userAgent) => {
    expect(classOf({ userAgent })).toBe('person')
  })

  it.each([
    ['Apple’s privacy protection', 'Mozilla/5.0'],
    [
      'Gmail’s proxy',
      'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)',
    ],
    ['Yahoo’s proxy', 'YahooMailProxy; https://help.yahoo.com/kb/yahoo-mail-proxy-SLN28749.html'],
    ['Outlook.com’s proxy', 'Mozilla/5.0 (compatible; OutlookImageProxy/1.0)'],
    ['Bing for Microsoft', `${chrome} BingPreview/1.0b`],
    ['Office that looks ahead', 'Microsoft Office Existence Discovery'],
    ['a mail gateway', 'Mozilla/5.0 (compatible; Barracuda Sentinel (EE))'],
    ['another mail gateway', 'Mozilla/5.0 (Windows NT 10.0) Proofpoint URL Defense'],
    ['a crawler', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['a browser without a screen', chrome.replace('Chrome', 'HeadlessChrome')],
    ['a library', 'python-requests/2.32'],
  ])('by a machine: %s', (_who, userAgent) => {
    expect(classOf({ userAgent })).toBe('machine')
  })

  it.each(['', ' ', 'Mailer', 'Mozilla/5.0 Something'])('by nobody knows whom: "%s"', (userAgent) => {
    expect(classOf({ userAgent })).toBe('unknown')
  })

  it('by a machine, whatever it calls itself, within seconds of delivery, in advance, or for the headers alone', () => {
    expect(classOf({ msAfterDelivery: 9_999 })).toBe('machine')
    expect(classOf({ msAfterDelivery: -1 })).toBe('machine')
    expect(classOf({ msAfterDelivery: 10_000 })).toBe('person')
    expect(classOf({ isPrefetch: true })).toBe('machine')
    expect(classOf({ method: 'HEAD' })).toBe('machine')
  })

  it('is read in a moment, however long a name is', () => {
    expect(classOf({ userAgent: `Mozilla/5.0 (${'('.repeat(100_000)}` })).toBe('unknown')
  })
})
