/** The Next app of the readme of @retain/ui. It brings half a gigabyte along, so that it is checked where it is asked for. */
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright'
import { expect, manifestOf, run } from './consumer.ts'
import { open } from './openPage.ts'
import { readmeSamples } from './readmeSamples.ts'

const nextVersion = '16.4.6'

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** The address that the server says it listens on. */
const started = (server: ReturnType<typeof spawn>): Promise<string> =>
  new Promise((resolve, reject) => {
    server.on('exit', (code) => reject(new Error(`next start ended with ${code}`)))
    server.stdout?.on('data', (text: Buffer) => {
      const [url] = /http:\/\/localhost:\d+/.exec(text.toString()) ?? []
      if (url !== undefined) resolve(url)
    })
  })

/** Makes the app of the readme's samples, builds it and opens it, without its scripts first. */
export async function checkNext(
  folder: string,
  packages: Readonly<Record<string, string>>,
  browser: Browser,
): Promise<void> {
  const { devDependencies } = manifestOf('packages/ui')
  const { devDependencies: tools } = manifestOf('.')
  const of = (names: readonly string[], versions: Readonly<Record<string, string>>) =>
    Object.fromEntries(names.map((name) => [name, versions[name]]))
  const dependencies = {
    ...packages,
    next: nextVersion,
    ...of(['react', 'react-dom', 'styled-components', '@types/react', '@types/react-dom'], devDependencies),
    ...of(['typescript', '@types/node'], tools),
  }
  write(join(folder, 'package.json'), JSON.stringify({ name: 'next-app', private: true, dependencies }))
  for (const [path, code] of Object.entries(readmeSamples('packages/ui/README.md')))
    if (path.startsWith('app/')) write(join(folder, path), code)
  // A browser asks for one.
  write(join(folder, 'app/icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" />')
  await run('next: install', folder, 'npm install --no-audit --no-fund --prefer-offline --no-progress')
  await run('next: build', folder, 'NEXT_TELEMETRY_DISABLED=1 npx next build')
  const server = spawn('node', ['node_modules/next/dist/bin/next', 'start', '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const url = await started(server)
    const html = await (await fetch(url)).text()
    expect(
      'next: the styles stand before the markup that needs them',
      html.includes('<style data-styled') && html.indexOf('<style data-styled') < html.indexOf('role="grid"'),
    )
    const { page, complaints } = await open(browser, url)
    await page.getByRole('rowheader', { name: 'Castellanos, Hana' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(
      `next: the page is drawn and the console is silent ${complaints.join('; ')}`,
      complaints.length === 0,
    )
  } finally {
    server.kill()
  }
}
