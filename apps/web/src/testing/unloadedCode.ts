import { vi } from 'vitest'
import { lazyCode, type LazyCode } from '../core/lazy/lazyCode'

/**
 * Makes code lazy again until the test ends: another test of the worker may have fetched it. Modules are not loaded anew, as
 * the tests that follow would then have some of them twice.
 *
 * @example unloadCode(filterFields)
 */
export function unloadCode<Module>(code: LazyCode<Module>): void {
  const { fetch, read } = code
  const unloaded = lazyCode(async () => {
    await fetch()
    const { module } = read()
    if (module === null) throw new Error('The code could not be fetched')
    return module
  })
  vi.spyOn(code, 'read').mockImplementation(unloaded.read)
  vi.spyOn(code, 'fetch').mockImplementation(unloaded.fetch)
  vi.spyOn(code, 'subscribe').mockImplementation(unloaded.subscribe)
}
