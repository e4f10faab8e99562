import { ConfigError } from '../core/config/config'
import { log } from '../core/browser/log'

/** What shows when the app cannot even start: plain text, drawn without anything that may itself have failed. */
export function showBootFailure(root: HTMLElement, error: unknown): void {
  const reason = error instanceof ConfigError ? error.message : 'Something unexpected happened.'
  log.warn('start failed', { reason: error instanceof Error ? error.message : 'unknown' })

  const main = document.createElement('main')
  main.setAttribute('role', 'alert')
  Object.assign(main.style, {
    maxWidth: '40rem',
    margin: '20vh auto 0',
    padding: '1.5rem',
    font: '1rem/1.5 system-ui',
  })
  const heading = document.createElement('h1')
  heading.textContent = 'Retain could not start'
  const text = document.createElement('p')
  text.textContent = `${reason} Please try again in a moment.`
  const button = document.createElement('button')
  button.textContent = 'Try Again'
  button.addEventListener('click', () => window.location.reload())
  main.append(heading, text, button)
  root.replaceChildren(main)
}
