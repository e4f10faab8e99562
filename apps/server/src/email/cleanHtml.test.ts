import { expect, it } from 'vitest'
import { cleanHtml } from './cleanHtml'

it.each([
  [
    'what runs',
    '<p onclick="f()">Hi <script>f()</script><img src="x" onerror="f()">there</p>',
    '<p>Hi there</p>',
  ],
  [
    'what reaches out',
    '<p><iframe src="https://a.example/"></iframe><img src="https://a.example/1.gif">x</p>',
    '<p>x</p>',
  ],
  ['looks', '<p style="color:red" class="a" id="b">x</p><style>p{}</style>', '<p>x</p>'],
  [
    'forms, of which the text stays',
    '<form action="https://a.example/">Name <input name="n"></form>',
    'Name ',
  ],
  [
    'addresses of another scheme, or of none',
    '<a href="javascript:f()">x</a><a href="/a">y</a>',
    '<a>x</a><a>y</a>',
  ],
  [
    'other values',
    '<p dir="up"><span data-ink="red">x</span><span data-ink="url()">y</span></p>',
    '<p><span data-ink="red">x</span><span>y</span></p>',
  ],
  ['pictures that are drawn', '<svg><script>f()</script><a href="https://a.example/">x</a></svg>', ''],
])('takes away %s [S-789]', async (_what, html, clean) => {
  expect(await cleanHtml(html)).toBe(clean)
  expect(await cleanHtml(clean)).toBe(clean)
})

it('leaves a usual email as it is, and lets its links open beside the page [S-789]', async () => {
  const html =
    '<h2>Offer</h2><p>Hi <strong>Ann</strong>,<br>see below.</p><table><tbody><tr><td colspan="2">a</td></tr></tbody></table>'
  expect(await cleanHtml(html)).toBe(html)
  expect(await cleanHtml('<a href="https://a.example/?b=1&amp;c=2" target="_top">x</a>')).toBe(
    '<a href="https://a.example/?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">x</a>',
  )
})
