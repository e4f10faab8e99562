import { readFileSync } from 'node:fs'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { mainServer } from '../fixtures/addresses.ts'
import { exchangeUrl, sipDomain, type Credentials } from './sipAddresses.ts'

const library = new URL('../../node_modules/sip.js/lib/', import.meta.url)
const script = readFileSync(new URL('secondPhonePage.js', import.meta.url), 'utf8')

/** What the page of the second telephone keeps and can do. */
interface PhonePage {
  readonly phone: { readonly registration: string; readonly call: string; readonly from: string }
  readonly register: (account: Credentials & { server: string; domain: string }) => Promise<void>
  readonly answer: () => Promise<void>
  readonly decline: (statusCode: number) => Promise<void>
  readonly hangUp: () => Promise<void>
  readonly dial: (userName: string, domain: string) => Promise<void>
  readonly heardBytes: () => Promise<number>
}

const inPage = <Argument, Result>(
  page: Page,
  act: (argument: Argument) => Result,
  argument: Argument,
): Promise<Awaited<Result>> => page.evaluate(act as never, argument as never)

/** A telephone of somebody else: another browser with a page of its own. */
export class SecondPhone {
  constructor(readonly page: Page) {}

  /** Opens it; nothing of it is served by the app. */
  static async open(context: BrowserContext): Promise<SecondPhone> {
    const page = await context.newPage()
    await page.route(`${mainServer.url}/second-phone`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<title>Telephone</title><script type="module">${script}</script>`,
      }),
    )
    await page.route(`${mainServer.url}/sip.js/**`, (route) => {
      const path = new URL(route.request().url()).pathname.replace('/sip.js/', '')
      return route.fulfill({
        contentType: 'text/javascript',
        body: readFileSync(new URL(path, library), 'utf8'),
      })
    })
    await page.goto(`${mainServer.url}/second-phone`)
    await page.waitForFunction(() => 'register' in window)
    return new SecondPhone(page)
  }

  /** Registers, and answers what the exchange said. */
  async register(account: Credentials): Promise<string> {
    await inPage(
      this.page,
      (all: Credentials & { server: string; domain: string }) =>
        (window as unknown as PhonePage).register(all),
      { ...account, server: exchangeUrl, domain: sipDomain },
    )
    const read = () => this.page.evaluate(() => (window as unknown as PhonePage).phone.registration)
    await expect.poll(read).not.toBe('none')
    return read()
  }

  /** Waits until its call is in a state. */
  async isOn(call: string): Promise<void> {
    await expect.poll(() => this.page.evaluate(() => (window as unknown as PhonePage).phone.call)).toBe(call)
  }

  from = () => this.page.evaluate(() => (window as unknown as PhonePage).phone.from)
  answer = () => this.page.evaluate(() => (window as unknown as PhonePage).answer())
  hangUp = () => this.page.evaluate(() => (window as unknown as PhonePage).hangUp())
  decline = (code: number) =>
    inPage(this.page, (one: number) => (window as unknown as PhonePage).decline(one), code)
  dial = (userName: string) =>
    inPage(
      this.page,
      ([user, domain]: readonly [string, string]) => (window as unknown as PhonePage).dial(user, domain),
      [userName, sipDomain] as const,
    )

  /** Waits until it has heard sound for a while. */
  async hears(): Promise<void> {
    const bytes = () => this.page.evaluate(() => (window as unknown as PhonePage).heardBytes())
    await expect.poll(bytes).toBeGreaterThan(5_000)
  }
}
