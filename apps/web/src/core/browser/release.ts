/** The script that starts the app; its name changes with every release. */
const startScript = 'script[type="module"][src^="/assets/"]'

/**
 * Loads the page anew where the server has another release than the page is of: files that the page has not fetched yet
 * are gone then, and nothing of two releases may be mixed. In the new page it does nothing, so that it is loaded once. A
 * server that cannot be asked counts as unchanged.
 */
export async function reloadReplaced(
  fetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init),
  reload: () => void = () => window.location.reload(),
): Promise<void> {
  const own = document.querySelector(startScript)?.getAttribute('src')
  if (typeof own !== 'string') return
  const page = await fetch('/', { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  )
  if (page !== null && !page.includes(own)) reload()
}
