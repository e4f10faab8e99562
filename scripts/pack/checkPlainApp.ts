import { join } from 'node:path'
import type { Browser } from 'playwright'
import { expect, makeConsumer, run } from './consumer.ts'
import { open } from './openPage.ts'
import { serve } from './serve.ts'

/**
 * Uses packages without a screen as other apps do: in plain Node, in TypeScript by both ways of finding modules, and in a
 * Vite build, whose page says what Node printed.
 *
 * @param template the folder beside this file that is the app.
 * @param installed what may be installed in all, and nothing else.
 * @param begins how the words begin that both print.
 */
export async function checkPlainApp(
  browser: Browser,
  template: string,
  app: string,
  needs: Readonly<Record<string, string>>,
  installed: readonly string[],
  begins: string,
): Promise<void> {
  await makeConsumer(template, app, needs)
  await run(
    `${template}: types, moduleResolution node16`,
    app,
    'npx tsc --module node16 --moduleResolution node16',
  )
  const said = (await run(`${template}: plain Node`, app, 'node plain.mjs')).trim()
  const needed = await run(`${template}: what it needs`, app, 'npm ls --omit=dev --all --parseable')
  const names = needed.split('\n').flatMap((line) => /node_modules\/(.+)$/.exec(line)?.[1] ?? [])
  expect(
    `${template}: nothing else comes along: ${names.join(', ')}`,
    names.toSorted().join() === installed.join(),
  )
  await run(`${template}: build`, app, 'npx vite build --logLevel error')
  const { url, server } = await serve(join(app, 'dist'))
  const { page, complaints } = await open(browser, url)
  await page.locator('output', { hasText: begins }).waitFor()
  const text = await page.locator('output').innerText()
  expect(`${template}: Node and the built page say ${said}`, text === said && said.startsWith(begins))
  expect(`${template}: the console is silent ${complaints.join('; ')}`, complaints.length === 0)
  server.close()
}
