import type { StoredToken } from '@retain/domain/session/storageKeys'
import { expect, it, vi } from 'vitest'
import { storedAuth } from '../session/storedAuth'
import { makeUnsavedForms } from './unsavedForms'

/** A form that is being saved where `saving` is given. */
const form = (saving: Promise<boolean> | null = null) => ({ discard: vi.fn(), saving: () => saving })

it('calls back with the first form only, and with the first of those that follow when all were removed', () => {
  const onFirst = vi.fn()
  const forms = makeUnsavedForms(onFirst)
  expect(forms.isEmpty()).toBe(true)
  const removals = [forms.add(form()), forms.add(form())]
  expect([forms.isEmpty(), onFirst.mock.calls.length]).toEqual([false, 1])
  for (const remove of removals) remove()
  expect(forms.isEmpty()).toBe(true)
  forms.add(form())
  expect(onFirst).toHaveBeenCalledTimes(2)
})

it('empties all of them', () => {
  const forms = makeUnsavedForms(() => undefined)
  const two = [form(), form()]
  for (const one of two) forms.add(one)
  forms.discard()
  expect(two.map(({ discard }) => discard.mock.calls.length)).toEqual([1, 1])
})

it('answers what is being saved, and removes what was', async () => {
  const forms = makeUnsavedForms(() => undefined)
  expect(forms.saving()).toBeNull()
  forms.add(form())
  expect(forms.saving()).toBeNull()
  const remove = forms.add(form(Promise.resolve(true)))
  await expect(forms.saving()).resolves.toBe(true)
  expect([forms.isEmpty(), forms.saving()]).toEqual([false, null])
  // Its drawing removes it once more.
  remove()
  expect(forms.isEmpty()).toBe(false)
})

it('keeps what was not saved', async () => {
  const forms = makeUnsavedForms(() => undefined)
  forms.add(form(Promise.resolve(true)))
  forms.add(form(Promise.resolve(false)))
  await expect(forms.saving()).resolves.toBe(false)
  expect(forms.isEmpty()).toBe(false)
})

it('lets the browser ask when the page is left, but not when a link dials', () => {
  vi.spyOn(storedAuth, 'token').mockReturnValue({} as StoredToken)
  vi.useFakeTimers()
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const press = (href: string) => {
    const link = document.body.appendChild(document.createElement('a'))
    link.href = href
    // jsdom opens no address.
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
    link.remove()
  }
  const forms = makeUnsavedForms(() => undefined)
  const remove = forms.add(form())
  expect(asks()).toBe(true)
  press('tel:+12075550110')
  expect(asks()).toBe(false)
  vi.advanceTimersByTime(1000)
  expect(asks()).toBe(true)
  press('https://example.com')
  expect(asks()).toBe(true)
  remove()
  expect(asks()).toBe(false)
})
