import type { Locator } from '@playwright/test'

/** How somebody works with the app: by pointer, or by keyboard alone. A journey says what is done, the hands do it. */
export interface Hands {
  readonly name: 'pointer' | 'keyboard'
  /** Presses a button, a link or an option, or chooses a radio or a tab. */
  press(target: Locator): Promise<void>
  /** Writes a text into a field, in the place of what it holds. */
  write(field: Locator, text: string): Promise<void>
  /** Opens or closes the filters of a log. */
  toggleFilters(): Promise<void>
  /** Goes to a link in a row of the log in sight and follows it. */
  openCustomer(link: Locator): Promise<void>
  /** Searches for a text in the bar over every page. */
  search(text: string): Promise<void>
}
