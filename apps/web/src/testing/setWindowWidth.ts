import { act } from '@testing-library/react'

/** Makes the window so many pixels wide, as dragging its edge does. */
export function setWindowWidth(width: number): void {
  act(() => {
    Object.defineProperty(window, 'innerWidth', { configurable: true, writable: true, value: width })
    window.dispatchEvent(new Event('resize'))
  })
}
