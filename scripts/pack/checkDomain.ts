/** Uses @retain/domain as other apps do: in plain Node, in TypeScript by both ways of finding modules, and in a Vite build. */
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { expect, makeConsumer, run } from './consumer.ts'
import { open } from './openPage.ts'
import { serve } from './serve.ts'

/** Installs the packed package into an empty app and uses it. */
export async function checkDomain(folder: string, tarball: string, browser: Browser): Promise<void> {
  const app = join(folder, 'rules')
  await makeConsumer('rules', app, { '@retain/domain': `file:${tarball}` })
  await run('rules: types, moduleResolution node16', app, 'npx tsc --module node16 --moduleResolution node16')
  const said = (await run('rules: plain Node', app, 'node plain.mjs')).trim()
  const needed = await run('rules: what it needs', app, 'npm ls --omit=dev --all --parseable')
  const names = needed.split('\n').flatMap((line) => /node_modules\/(.+)$/.exec(line)?.[1] ?? [])
  expect(`rules: nothing but fp-ts comes along: ${names.join(', ')}`, names.join() === '@retain/domain,fp-ts')
  await run('rules: build', app, 'npx vite build --logLevel error')
  const { url, server } = await serve(join(app, 'dist'))
  const { page, complaints } = await open(browser, url)
  const text = await page.locator('output').innerText()
  expect(`rules: Node and the built page say ${said}`, text === said && said.startsWith('$'))
  expect(`rules: the console is silent ${complaints.join('; ')}`, complaints.length === 0)
  server.close()
}
