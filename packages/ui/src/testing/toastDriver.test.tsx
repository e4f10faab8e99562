import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ToastRegion, type ToastRegionProps } from '../toast/ToastRegion'
import { useToasts } from '../toast/useToasts'
import { toastDriver } from './toastDriver'

/** A page that saves and fails, with the corner that says so. */
const Page = (props: Partial<ToastRegionProps>) => {
  const { toasts, show, close } = useToasts()
  return (
    <>
      <button type="button" onClick={() => show({ type: 'success', label: 'Note Saved.', timeout: null })}>
        Save
      </button>
      <button
        type="button"
        onClick={() =>
          show({ type: 'error', label: 'Not saved', body: 'No connection.', actionLabel: 'Try again' })
        }
      >
        Fail
      </button>
      <ToastRegion {...props} toasts={toasts} onClose={close} />
    </>
  )
}

const open = (props: Partial<ToastRegionProps> = {}) => {
  render(<Page {...props} />)
  return toastDriver(screen.getByRole('region', { name: 'Notifications' }))
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('reads what is said, how often, and what stands under it', () => {
  const toasts = open()
  expect(toasts.toasts()).toEqual([])
  press('Save')
  press('Save')
  press('Fail')
  expect(toasts.toasts()).toEqual([
    { type: 'success', label: 'Note Saved.', body: '', count: 2 },
    { type: 'error', label: 'Not saved', body: 'No connection.', count: 1 },
  ])
})

it('closes a toast, and nothing by a press beside its button', () => {
  const toasts = open()
  press('Save')
  press('Fail')
  toasts.pressBody('Note Saved.')
  expect(toasts.labels()).toEqual(['Note Saved.', 'Not saved'])
  toasts.close('Note Saved.')
  expect(toasts.labels()).toEqual(['Not saved'])
})

it('presses the button that a toast has of its own, and says where there is none', () => {
  const onAction = vi.fn()
  const toasts = open({ onAction })
  press('Save')
  press('Fail')
  toasts.pressAction('Not saved')
  expect(onAction).toHaveBeenCalledOnce()
  expect(() => toasts.pressAction('Note Saved.')).toThrow('The toast "Note Saved." has no button of its own')
})

it('counts those that wait for a place', () => {
  const toasts = open({ limit: 1 })
  press('Save')
  expect(toasts.waiting()).toBe(0)
  press('Fail')
  expect([toasts.labels(), toasts.waiting()]).toEqual([['Note Saved.'], 1])
  toasts.close('Note Saved.')
  expect([toasts.labels(), toasts.waiting()]).toEqual([['Not saved'], 0])
})

it('hears an error as interrupting, everything else in its turn', async () => {
  const toasts = open()
  press('Fail')
  await waitFor(() => expect(toasts.spoken().urgent).toBe('Error: Not saved. No connection.'))
  press('Save')
  await waitFor(() => expect(toasts.spoken().polite).toContain('Note Saved.'), { timeout: 3000 })
})

const Timed = () => {
  const [isThere, setIsThere] = useState(true)
  return (
    <ToastRegion
      toasts={isThere ? [{ id: 'saved', type: 'success', label: 'Note Saved.', timeout: 1000 }] : []}
      onClose={() => setIsThere(false)}
    />
  )
}

it('stops the time of toasts by the pointer', () => {
  vi.useFakeTimers()
  render(<Timed />)
  const toasts = toastDriver(screen.getByRole('region', { name: 'Notifications' }))
  toasts.pointerOn()
  vi.advanceTimersByTime(5000)
  expect(toasts.labels()).toEqual(['Note Saved.'])
  toasts.pointerOff()
  vi.advanceTimersByTime(5000)
  vi.useRealTimers()
  return waitFor(() => expect(toasts.labels()).toEqual([]))
})

it('names the toasts that there are when it is asked for another', () => {
  const toasts = open()
  press('Save')
  expect(() => toasts.close('Saved')).toThrow('No toast "Saved"; there are: Note Saved.')
})
