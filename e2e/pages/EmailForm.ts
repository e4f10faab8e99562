import { expect, type Locator, type Page } from '@playwright/test'
import type { Hands } from '../hands/Hands.ts'

/** What is put into the form of an email. */
interface EmailWords {
  /** An address that is not on file. */
  readonly address: string
  readonly subject: string
  readonly text: string
}

/** The Email tab of an opportunity. */
export class EmailForm {
  readonly address: Locator
  readonly subject: Locator
  readonly text: Locator
  readonly send: Locator

  constructor(readonly page: Page) {
    this.address = page.getByRole('textbox', { name: 'Email address' })
    this.subject = page.getByRole('textbox', { name: 'Subject' })
    this.text = page.getByRole('textbox', { name: 'Email text' })
    this.send = page.getByRole('button', { name: 'Send', exact: true })
  }

  /** Opens the tab and fills it. */
  async fill(hands: Hands, { address, subject, text }: EmailWords): Promise<void> {
    await hands.press(this.page.getByRole('tab', { name: 'Email', exact: true }))
    await expect(this.subject).toBeEditable()
    await hands.press(this.page.getByRole('radio', { name: /Type an address/ }))
    await hands.write(this.address, address)
    await hands.write(this.subject, subject)
    await hands.write(this.text, text)
  }
}
