import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { exchangeUrl, phonePort, phoneUrl, sipDomain, type Credentials } from './sipAddresses.ts'

const library = new URL('../../node_modules/sip.js/lib/', import.meta.url)
const script = readFileSync(new URL('secondPhonePage.js', import.meta.url), 'utf8')

const html = '<title>Telephone</title><script type="module" src="/phone.js"></script>'

const served = (url: string): readonly [type: string, text: string] => {
  if (url === '/') return ['text/html', html]
  if (url === '/phone.js') return ['text/javascript', script]
  return ['text/javascript', readFileSync(new URL(url.replace('/sip.js/', ''), library), 'utf8')]
}

/** Serves the page of the second telephone, which is none of the app's. */
export const servePhone = (): Server =>
  createServer((request, response) => {
    try {
      const [type, text] = served(request.url ?? '/')
      response.writeHead(200, { 'Content-Type': type }).end(text)
    } catch {
      response.writeHead(404).end()
    }
  }).listen(phonePort, '127.0.0.1')

/** What the page of the second telephone keeps and can do. */
interface PhonePage {
  readonly phone: { readonly registration: string; readonly call: string; readonly from: string }
  readonly register: (account: Credentials & { server: string; domain: string }) => Promise<void>
  readonly answer: () => Promise<void>
  readonly decline: (statusCode: number) => Promise<void>
  readonly hangUp: () => Promise<void>
  readonly cancel: () => Promise<void>
  readonly dial: (userName: string, domain: string) => Promise<void>
  readonly heardBytes: () => Promise<number>
  readonly heardEnergy: () => Promise<number>
}

const inPage = <Argument, Result>(
  page: Page,
  act: (argument: Argument) => Result,
  argument: Argument,
): Promise<Awaited<Result>> => page.evaluate(act as never, argument as never)

/** A telephone of somebody else: another browser with a page of its own. */
export class SecondPhone {
  constructor(readonly page: Page) {}

  /** Opens it. */
  static async open(context: BrowserContext): Promise<SecondPhone> {
    const page = await context.newPage()
    await page.goto(phoneUrl)
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
  cancel = () => this.page.evaluate(() => (window as unknown as PhonePage).cancel())
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

  /** Waits until it hears a voice, or until there is silence on the line. */
  async hearsVoice(isHeard: boolean): Promise<void> {
    const energy = () => this.page.evaluate(() => (window as unknown as PhonePage).heardEnergy())
    // The microphones of tests beep once a second.
    const isVoice = async () => {
      const before = await energy()
      await this.page.waitForTimeout(1_500)
      return (await energy()) - before > 1e-4
    }
    await expect.poll(isVoice).toBe(isHeard)
  }
}
