import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { hydrationComplaints, serverMarkup } from '../testing/hydrated'
import { setWindowWidth } from '../testing/setWindowWidth'
import { isNarrowWidth, isPhoneWidth } from './breakpoints'
import { useWindowWidth } from './useWindowWidth'

afterEach(() => setWindowWidth(1024))

/** The layouts of the window's width, and how often they were drawn. */
function probe() {
  let drawings = 0
  function Layouts() {
    drawings += 1
    const isPhone = useWindowWidth(isPhoneWidth)
    const isNarrow = useWindowWidth(isNarrowWidth)
    return <p>{isPhone ? 'phone' : isNarrow ? 'narrow' : 'wide'}</p>
  }
  return { page: <Layouts />, drawings: () => drawings }
}
const shown = () => screen.getByRole('paragraph').textContent

it('follows the window, and draws again only when the layout changes', () => {
  setWindowWidth(720)
  const { page, drawings } = probe()
  render(page)
  expect(shown()).toBe('phone')
  setWindowWidth(300)
  expect(drawings()).toBe(1)
  setWindowWidth(721)
  expect(shown()).toBe('narrow')
  setWindowWidth(899)
  expect(drawings()).toBe(2)
  setWindowWidth(900)
  expect(shown()).toBe('wide')
  expect(drawings()).toBe(3)
})

it('stops to listen when its component goes', () => {
  const { page, drawings } = probe()
  render(page).unmount()
  setWindowWidth(390)
  expect(drawings()).toBe(1)
})

it('asks a rule that changes between two drawings', () => {
  const Limit = ({ limit }: { readonly limit: number }) => <p>{useWindowWidth((width) => width - limit)}</p>
  const { rerender } = render(<Limit limit={1000} />)
  expect(shown()).toBe('24')
  rerender(<Limit limit={1020} />)
  expect(shown()).toBe('4')
  setWindowWidth(1100)
  expect(shown()).toBe('80')
})

it('draws the widest layout on a server, and takes it over in a phone without a complaint', async () => {
  const { page } = probe()
  const markup = serverMarkup(page)
  expect(markup).toBe('<p>wide</p>')
  setWindowWidth(390)
  expect(await hydrationComplaints(markup, page)).toEqual([])
})
