import { afterEach, expect, it } from 'vitest'
import { focusPlaceOf, isFocusAround, isFocusNowhere, returnFocusTo } from './focusPlace'

afterEach(() => document.body.replaceChildren())

const page = (html: string) => {
  document.body.innerHTML = html
}
const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`no ${selector}`)
  return found
}

it('gives the focus back to the element that had it', () => {
  page('<button id="first">One</button><button id="trigger">Two</button>')
  find('#trigger').focus()
  const place = focusPlaceOf()
  find('#first').focus()
  expect(returnFocusTo(place)).toBe(true)
  expect(document.activeElement).toBe(find('#trigger'))
})

it('finds the nearest control where the element has left', () => {
  page(
    '<main><a href="#far">Far</a><p><a href="#near">Near</a><button id="trigger">Unlock</button></p></main>',
  )
  const place = focusPlaceOf(find('#trigger'))
  find('#trigger').remove()
  returnFocusTo(place)
  expect(document.activeElement).toBe(find('[href="#near"]'))
})

it('finds the cell of a grid before the controls inside it', () => {
  page(
    '<div role="gridcell" tabindex="-1"><p><a href="#x">Beth</a><button id="trigger">Unlock</button></p></div>',
  )
  const place = focusPlaceOf(find('#trigger'))
  find('#trigger').remove()
  returnFocusTo(place)
  expect(document.activeElement).toBe(find('[role="gridcell"]'))
})

it('passes over what can no longer take the focus', () => {
  page('<p><button id="trigger">Save</button><button id="other" disabled>No</button><a href="#x">Yes</a></p>')
  const place = focusPlaceOf(find('#trigger'))
  find('#trigger').setAttribute('disabled', '')
  returnFocusTo(place)
  expect(document.activeElement).toBe(find('[href="#x"]'))
})

it('leaves the focus where it is when nothing of the place is left', () => {
  page('<section><button id="trigger">Save</button></section>')
  const place = focusPlaceOf(find('#trigger'))
  find('section').remove()
  expect(returnFocusTo(place)).toBe(false)
  expect(isFocusNowhere()).toBe(true)
  expect(focusPlaceOf()).toEqual([])
})

it('knows the focus around a place from one elsewhere', () => {
  page('<section tabindex="-1"><button id="trigger">Ask</button></section><button id="other">Other</button>')
  const place = focusPlaceOf(find('#trigger'))
  find('section').focus()
  expect(isFocusAround(place)).toBe(true)
  find('#other').focus()
  expect(isFocusAround(place)).toBe(false)
  find('#trigger').focus()
  expect(isFocusAround(place)).toBe(false)
  find('#trigger').remove()
  find('section').focus()
  expect(isFocusAround(place)).toBe(false)
})
