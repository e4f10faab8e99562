import { describe, expect, it } from 'vitest'
import { linkAddress } from './linkAddress'

const schemes = ['https', 'http', 'mailto', 'tel']

describe('linkAddress', () => {
  it.each([
    ['https://lakeside.example/offers?a=1#top', 'https://lakeside.example/offers?a=1#top'],
    ['HTTP://Lakeside.example', 'HTTP://Lakeside.example'],
    ['  lakeside.example  ', 'https://lakeside.example'],
    ['www.lakeside.example/a', 'https://www.lakeside.example/a'],
    ['lakeside.example:8443/a', 'https://lakeside.example:8443/a'],
    ['hana@example.com', 'mailto:hana@example.com'],
    ['mailto:hana@example.com?subject=Hi', 'mailto:hana@example.com?subject=Hi'],
    ['(555) 014-0182', 'tel:5550140182'],
    ['+1 555 014 0182', 'tel:+15550140182'],
    ['tel:+15550140182', 'tel:+15550140182'],
    ['https://münchen.example/größe', 'https://münchen.example/größe'],
  ])('reads %j as %s', (typed, address) => {
    expect(linkAddress(typed, schemes)).toBe(address)
  })

  it.each([
    '',
    ' ',
    'offers',
    'the figures',
    '/app/log',
    '//lakeside.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://a.example/1',
    'https://two words.example',
    'https:',
    'https://',
    'mailto:',
  ])('links nothing for %j', (typed) => {
    expect(linkAddress(typed, schemes)).toBeNull()
  })

  it('adds no scheme that is not allowed', () => {
    expect(linkAddress('hana@example.com', ['https'])).toBeNull()
    expect(linkAddress('http://lakeside.example', ['https'])).toBeNull()
  })
})
