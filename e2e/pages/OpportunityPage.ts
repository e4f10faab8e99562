import { expect, type Locator, type Page } from '@playwright/test'
import type { Hands } from '../hands/Hands.ts'
import { toastWith } from './toast.ts'

/** What is said of a call in the form; what is left out is not touched. */
export interface CallWords {
  readonly direction?: 'Outbound Call' | 'Inbound Call'
  readonly phone?: number
  readonly status?: string
  readonly result?: string
  readonly reason?: string
  readonly notes?: string
}

/** The page of an opportunity on a wide screen. */
export class OpportunityPage {
  readonly customer: Locator
  readonly tabs: Locator
  readonly position: Locator
  readonly previous: Locator
  readonly next: Locator
  readonly notes: Locator
  readonly save: Locator
  readonly history: Locator
  readonly leaveQuestion: Locator

  constructor(readonly page: Page) {
    this.customer = page.getByRole('heading', { level: 1 })
    this.tabs = page.getByRole('tab')
    this.previous = page.getByRole('button', { name: 'Previous customer', exact: true })
    this.next = page.getByRole('button', { name: 'Next customer', exact: true })
    this.position = page.getByText(/^[\d,]+ of [\d,]+$/)
    this.notes = page.getByRole('textbox', { name: 'Notes' })
    this.save = page.getByRole('button', { name: 'Save call' })
    this.history = page.getByRole('tabpanel', { name: 'History' })
    this.leaveQuestion = page.getByRole('alertdialog', { name: 'Confirm Close' })
  }

  /** Waits until the page may be worked on: everything loaded, nobody else in the way. */
  async isReady(): Promise<void> {
    await expect(this.page).toHaveURL(/\/app\/opportunity\/\d+/)
    await expect(this.notes).toBeEditable()
  }

  /** The place in the list that the shown customer was opened from, counted from 1. */
  async place(): Promise<number> {
    return Number((await this.position.innerText()).split(' ')[0])
  }

  /** The calls of the shown history. */
  get calls(): Locator {
    const entries = this.history.getByRole('listitem').filter({ hasNot: this.page.getByRole('list') })
    return entries.filter({ hasText: 'Phone Call' })
  }

  /** Opens the History tab and answers how many calls it shows. */
  async countCalls(): Promise<number> {
    await this.tab('History').click()
    await expect(this.history.getByRole('listitem').first()).toBeVisible()
    return this.calls.count()
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name, exact: true })
  }

  choice(group: 'Direction' | 'Call status', name: string): Locator {
    return this.page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true })
  }

  phone(index: number): Locator {
    return this.page.getByRole('radiogroup', { name: 'Phone' }).getByRole('radio').nth(index)
  }

  /** Chooses the call status: among segments on a wide screen, in a list on a phone. */
  async chooseStatus(status: string): Promise<void> {
    const segment = this.choice('Call status', status)
    if ((await segment.count()) > 0) await segment.check({ force: true })
    else await this.select('Call status', status)
  }

  /** Chooses in a drop-down list. */
  async select(label: string, option: string): Promise<void> {
    await this.page.getByRole('button', { name: label }).click()
    await this.page.getByRole('option', { name: option, exact: true }).click()
  }

  async fill({ direction, phone, status, result, reason, notes }: CallWords): Promise<void> {
    if (direction !== undefined) await this.choice('Direction', direction).check({ force: true })
    if (phone !== undefined) await this.phone(phone).check({ force: true })
    if (status !== undefined) await this.chooseStatus(status)
    if (result !== undefined) await this.select('Call result', result)
    if (reason !== undefined) await this.select('Reason', reason)
    if (notes !== undefined) await this.notes.fill(notes)
  }

  /** Logs a call of the customer's that wants nothing more, by the hands of a journey, and waits until the page says so. */
  async logInboundCall(hands: Hands, notes: string): Promise<void> {
    await hands.press(this.choice('Direction', 'Inbound Call'))
    await hands.press(this.choice('Call status', 'Inbound Call'))
    await hands.press(this.page.getByRole('button', { name: 'Call result' }))
    await hands.press(this.page.getByRole('option', { name: 'No Action', exact: true }))
    await hands.write(this.notes, notes)
    await hands.press(this.save)
    await expect(toastWith(this.page, 'Call saved')).toBeVisible()
  }

  /** Saves the call and waits until the page says so. */
  async saveCall(): Promise<void> {
    const answered = this.page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && /\/call$/.test(new URL(answer.url()).pathname),
    )
    await Promise.all([
      answered.then(async (answer) => expect(answer.ok(), await answer.text()).toBe(true)),
      this.save.click(),
      expect(toastWith(this.page, 'Call saved')).toBeVisible(),
    ])
  }
}
