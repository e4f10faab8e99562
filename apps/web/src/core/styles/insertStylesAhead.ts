import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { takeStyledComponents } from './styledComponents'

/**
 * Inserts the rules of all styled components whose code is loaded, in one task after the present one. A component inserts its
 * own when it is first drawn: a page that draws a hundred of them for the first time has the browser style everything anew for
 * each part of it.
 */
export function insertStylesAhead(): void {
  // Their elements do not matter, and what they are made of may need more than its rules do.
  const drawn = takeStyledComponents().map((Component) => createElement(Component, { as: 'div' }))
  createRoot(document.createElement('div')).render(createElement('div', null, ...drawn))
}
