import { fireEvent } from '@testing-library/dom'

/**
 * Makes the window so many CSS pixels wide, as dragging its edge does. For tests without layout, where
 * `useWindowWidth` follows it and media queries do not; give the window its width back after each test.
 *
 * @example
 * setWindowWidth(390)
 * afterEach(() => setWindowWidth(1024))
 */
export function setWindowWidth(width: number): void {
  Object.defineProperty(window, 'innerWidth', { configurable: true, writable: true, value: width })
  fireEvent(window, new Event('resize'))
}
