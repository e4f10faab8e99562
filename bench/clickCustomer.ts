import type { Page } from 'playwright'

/** Clicks inside the page, so that the figures hold no time of the test tool, and steps back to the log. */
export const clickCustomer = (page: Page, index: number) =>
  page.evaluate(async (at) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[role=rowheader] a')]
    const link = links[at % links.length]
    if (link === undefined) throw new Error('Nobody can be opened')
    const name = link.textContent
    const deadline = performance.now() + 10_000
    const frame = () => {
      if (performance.now() > deadline) throw new Error('Nothing came of it in 10 s')
      return new Promise((resolve) => requestAnimationFrame(resolve))
    }
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const isLoading = () =>
      [...document.querySelectorAll('main [role=status]')].some(({ textContent }) =>
        textContent.startsWith('Loading'),
      )
    // The last section to come is the history: it waits for the view to be recorded.
    const isWhole = () =>
      !isLoading() &&
      /View Opportunity|Seen (once|\d+ times)/.test(document.querySelector('main')?.textContent ?? '')
    const started = performance.now()
    link.click()
    while (document.querySelector('h1')?.textContent !== name) await frame()
    await painted()
    const named = performance.now() - started
    while (!isWhole()) await frame()
    await painted()
    const whole = performance.now() - started
    history.back()
    while (document.querySelector('[role=rowheader] a') === null) await frame()
    await new Promise((resolve) => setTimeout(resolve, 150))
    return { named, whole }
  }, index)
