import { render, screen } from '@testing-library/react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { afterEach, expect, it } from 'vitest'
import { isRightToLeft } from '../internal/direction/isRightToLeft'
import { hydrationComplaints, serverMarkup } from '../testing/hydrated'
import { LocaleProvider } from './LocaleProvider'

const html = document.documentElement
afterEach(() => html.removeAttribute('dir'))

const Direction = () => <p>{useLocale().direction}</p>
const page = (locale: string) => (
  <LocaleProvider locale={locale}>
    <Direction />
  </LocaleProvider>
)

it('turns the document with the language', () => {
  const { rerender } = render(page('ar-EG'))
  expect(screen.getByText('rtl')).toBeTruthy()
  expect(html.dir).toBe('rtl')
  rerender(page('en-US'))
  expect(html.dir).toBe('ltr')
})

it('turns a part of the page that has another direction, and nothing else', () => {
  render(
    <LocaleProvider locale="en-US">
      <p>around</p>
      <LocaleProvider locale="de-DE">
        <p>German</p>
        <LocaleProvider locale="ar-EG">
          <p>Arabic</p>
        </LocaleProvider>
      </LocaleProvider>
    </LocaleProvider>,
  )
  expect(html.dir).toBe('ltr')
  expect(isRightToLeft(screen.getByText('around'))).toBe(false)
  expect(screen.getByText('German').closest('[dir]')).toBe(html)
  expect(screen.getByText('Arabic').closest('[dir]')?.getAttribute('dir')).toBe('rtl')
})

it('is drawn on a server', async () => {
  const markup = serverMarkup(page('ar-EG'))
  expect(markup).toContain('rtl')
  expect(await hydrationComplaints(markup, page('ar-EG'))).toEqual([])
})
