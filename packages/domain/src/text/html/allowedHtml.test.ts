import { describe, expect, it } from 'vitest'
import { allowedHtml, inks, type AllowedHtml } from './allowedHtml'

const list: AllowedHtml = allowedHtml
const attributes = Object.values(list.attributes).flat()

/** What loads, runs, submits or frames something by merely being on a page. */
const activeTags = [
  ...['script', 'style', 'link', 'meta', 'base', 'title', 'template', 'slot', 'noscript', 'plaintext', 'xmp'],
  ...['iframe', 'frame', 'frameset', 'object', 'embed', 'applet', 'portal', 'svg', 'math'],
  ...['img', 'picture', 'source', 'video', 'audio', 'track', 'canvas', 'map', 'area'],
  ...['form', 'input', 'button', 'select', 'textarea', 'option', 'label', 'dialog', 'details', 'marquee'],
]

describe('allowedHtml', () => {
  it('has no element that runs, loads, frames or submits', () => {
    expect(list.tags.filter((tag) => activeTags.includes(tag))).toEqual([])
  })

  it('has no event handler, no style and no name that a script or a style sheet could find', () => {
    expect(attributes.filter((name) => name.startsWith('on'))).toEqual([])
    for (const name of ['style', 'class', 'id', 'name', 'src', 'srcset', 'action', 'background', 'is']) {
      expect(attributes).not.toContain(name)
    }
  })

  it('takes no scheme that runs or carries content of its own', () => {
    for (const scheme of ['javascript', 'vbscript', 'data', 'blob', 'file', 'about']) {
      expect(list.urlSchemes).not.toContain(scheme)
    }
    expect(list.urlSchemes.filter((scheme) => !/^[a-z]+$/.test(scheme))).toEqual([])
  })

  it('lists attributes of allowed elements only, and values of allowed attributes only', () => {
    const owners = Object.keys(list.attributes).filter((tag) => tag !== '*')
    expect(owners.filter((tag) => !list.tags.includes(tag))).toEqual([])
    expect(Object.keys(list.values).filter((name) => !attributes.includes(name))).toEqual([])
  })

  it('is written in lower case and says nothing twice', () => {
    const names = [...list.tags, ...attributes, ...list.urlSchemes]
    expect(names.filter((name) => name !== name.toLowerCase())).toEqual([])
    expect(new Set(list.tags).size).toBe(list.tags.length)
  })

  it('keeps what a link carries out of the hands of who wrote it', () => {
    const written = Object.keys(list.linkAttributes).filter((name) => attributes.includes(name))
    expect(written).toEqual([])
    expect(list.linkAttributes['rel']?.split(' ')).toContain('noopener')
  })

  it('has a fixed palette without the blue of links', () => {
    expect(list.values['data-ink']).toEqual(inks)
    expect(inks).not.toContain('blue')
  })
})
