import { existsSync } from 'node:fs'

const candidates = [process.env['PLAYWRIGHT_CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser']
const found = candidates.find((path) => path !== undefined && existsSync(path))

/** How every test starts a browser: the system's Chromium where there is one, else the one that Playwright installed. */
export const chromiumLaunch = {
  ...(found === undefined ? {} : { executablePath: found }),
  chromiumSandbox: process.getuid?.() !== 0,
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
