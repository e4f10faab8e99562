import type { Browser, Page } from 'playwright'
import { openWindow } from './logPage.ts'

/** What a browser does at the least: a field, and a button that orders 10,000 records and draws the first 50 by hand. */
const markup = `<!doctype html><meta charset="utf-8"><title>bare</title>
<input aria-label="Field"><output></output><button>Order</button><div role="list"></div>
<script>
  globalThis.__name = (named) => named
  const rows = Array.from({ length: 10000 }, (_, at) => ({ id: at, value: (at * 7919) % 10007 }))
  const list = document.querySelector('[role=list]')
  for (let at = 0; at < 50; at += 1) list.append(Object.assign(document.createElement('div'), { role: 'listitem' }))
  for (const line of list.children) for (let at = 0; at < 15; at += 1) line.append(document.createElement('span'))
  let turn = 1
  const draw = () => {
    turn = -turn
    rows.sort((one, other) => turn * (one.value - other.value))
    ;[...list.children].forEach((line, at) => {
      for (const cell of line.children) cell.textContent = rows[at].id + ' ' + rows[at].value
    })
  }
  document.querySelector('button').onclick = draw
  document.querySelector('input').oninput = ({ target }) => { document.querySelector('output').textContent = target.value }
  draw()
</script>`

/** A page with as little as there can be: the baseline of everything that is pressed. */
export async function openBarePage(browser: Browser): Promise<Page> {
  const page = await openWindow(browser)
  await page.setContent(markup)
  return page
}
