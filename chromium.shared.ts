import { existsSync } from 'node:fs'

const candidates = [process.env['PLAYWRIGHT_CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser']
const found = candidates.find((path) => path !== undefined && existsSync(path))

/**
 * What a tested browser does without. `--disable-features` given twice counts once, the last time: the first list is that of
 * Playwright 1.65.1, which ours would replace.
 */
const disabledFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  // A fifth of the work of a journey: two pages of the address bar's suggestions that Chromium draws for each window, seen by
  // nobody, and processes that wait for sites of another origin, of which there are none.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
]

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
    `--disable-features=${disabledFeatures.join(',')}`,
  ],
}
