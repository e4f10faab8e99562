import { expect, type Page } from '@playwright/test'

/** Takes the picture in both themes, after making sure that nothing runs out of the window sideways. */
export async function shoot(page: Page, name: string, project: string) {
  await page.evaluate(() => document.fonts.ready)
  const { scroll, inner } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    inner: window.innerWidth,
  }))
  expect(scroll, `${name} scrolls sideways`).toBeLessThanOrEqual(inner)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: `shots/${name}-${project}-${colorScheme}.png`, animations: 'disabled' })
  }
}
