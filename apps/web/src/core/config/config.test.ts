import { afterEach, describe, expect, it, vi } from 'vitest'
import { config } from '../../testing/fixtures'
import { loadConfig } from './config'

/** Writes a configuration into the page, as the web host does. */
function writeConfig(content: string): void {
  const meta = document.createElement('meta')
  meta.name = 'app-config'
  meta.content = content
  document.head.append(meta)
}

afterEach(() => {
  for (const meta of document.head.querySelectorAll('meta[name="app-config"]')) meta.remove()
})

const answering = (answer: () => Response | Promise<Response>) => vi.fn(() => Promise.resolve(answer()))

describe('the configuration', () => {
  it('is read from the page, and nothing is asked', async () => {
    writeConfig(JSON.stringify(config))
    const fetch = answering(() => Response.error())
    expect(await loadConfig(fetch)).toEqual(config)
    expect(fetch).not.toHaveBeenCalled()
  })

  it.each([
    ['without one', null],
    ['where nobody filled it in', '__APP_CONFIG__'],
  ])('is asked of the web host in a page %s', async (_which, content) => {
    if (content !== null) writeConfig(content)
    const fetch = answering(() => Response.json(config))
    expect(await loadConfig(fetch)).toEqual(config)
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/config.json')
  })

  it('names the fields that are wrong', async () => {
    writeConfig(JSON.stringify({ ...config, clientId: '' }))
    await expect(loadConfig()).rejects.toThrow('The configuration is not valid: clientId: text.')
  })

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), 'could not be reached'],
    ['refuses', () => new Response(null, { status: 503 }), 'answered 503 to /config.json'],
    ['answers something else', () => new Response('<html>'), 'The configuration is not valid'],
  ])('says why it cannot be had when the host %s', async (_what, answer, reason) => {
    await expect(loadConfig(answering(answer))).rejects.toThrow(reason)
  })
})
