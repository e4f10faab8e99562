import { afterEach, expect, it } from 'vitest'
import { tellOneTransition } from './runningTransitions'

// jsdom runs no transitions; these are the events of a browser, in its order.
const fire = (element: Element, type: string, propertyName: string) =>
  element.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { propertyName }))

const heard: string[] = []
const hear = (event: Event) => heard.push((event as TransitionEvent).propertyName)
const properties = ['background-color', 'border-top-color', 'color']

tellOneTransition()
document.addEventListener('transitionrun', hear)

afterEach(() => {
  heard.length = 0
  document.body.replaceChildren()
})

const addButton = () => document.body.appendChild(document.createElement('button'))

it('the page hears of one transition of an element, and of another element of its own', () => {
  const [button, other] = [addButton(), addButton()]
  for (const property of properties) fire(button, 'transitionrun', property)
  fire(other, 'transitionrun', 'opacity')
  expect(heard).toEqual(['background-color', 'opacity'])
})

it('it hears of the next one when those before have ended', () => {
  const button = addButton()
  for (const property of properties) fire(button, 'transitionrun', property)
  for (const property of properties) fire(button, 'transitionend', property)
  fire(button, 'transitionrun', 'color')
  expect(heard).toEqual(['background-color', 'color'])
})

it('it hears of the next one when those before were cancelled because the element was removed', () => {
  const button = addButton()
  for (const property of properties) fire(button, 'transitionrun', property)
  button.remove()
  for (const property of properties) fire(button, 'transitioncancel', property)
  document.body.append(button)
  fire(button, 'transitionrun', 'color')
  expect(heard).toEqual(['background-color', 'color'])
})
