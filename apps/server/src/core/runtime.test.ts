import { expect, it, vi } from 'vitest'
import { runtimeFault, withoutForeignNotice } from './runtime'

it.each(['20.19.0', '20.20.2', '21.0.0', '22.0.0', '24.9.0', '100.0.0'])(
  'Node.js %s runs Retain',
  (version) => {
    expect(runtimeFault(version)).toBeNull()
  },
)

it.each(['18.20.4', '20.18.3', '20.9.0', '8.0.0'])('Node.js %s does not', (version) => {
  expect(runtimeFault(version)).toBe(`Retain needs Node.js 20.19 or newer; this is ${version}.`)
})

it('one notice of a library is not printed while it is loaded, and every other warning is', async () => {
  const warn = vi.fn()
  const output = { warn }
  const loaded = await withoutForeignNotice(async () => {
    output.warn('oidc-provider WARNING: Unsupported runtime. Use Node.js v22.x LTS, or a later LTS release.')
    output.warn('oidc-provider WARNING: something else', 7)
    return 'loaded'
  }, output)
  expect(loaded).toBe('loaded')
  expect(warn.mock.calls).toEqual([['oidc-provider WARNING: something else', 7]])
  expect(output.warn).toBe(warn)
})

it('warnings are printed again when loading fails', async () => {
  const warn = vi.fn()
  const output = { warn }
  const loading = withoutForeignNotice(() => Promise.reject(new Error('broken')), output)
  await expect(loading).rejects.toThrow('broken')
  expect(output.warn).toBe(warn)
})
