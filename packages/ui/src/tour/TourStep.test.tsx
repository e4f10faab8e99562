import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { TourBeacon } from './TourBeacon'
import { TourStep, type TourStepProps } from './TourStep'

afterEach(() => {
  document.querySelector('[data-tour]')?.remove()
})

const addTarget = () => {
  const target = document.createElement('p')
  target.dataset['tour'] = 'filters'
  document.body.append(target)
  return target
}

const stepProps = () =>
  ({
    title: 'Filters',
    text: 'Narrow the list down.',
    selector: '[data-tour]',
    stepNumber: 2,
    stepCount: 5,
    onOk: vi.fn(),
    onSkip: vi.fn(),
    onClose: vi.fn(),
    onTargetMissing: vi.fn(),
  }) satisfies TourStepProps

it('has the buttons OK and Skip [S-271]', () => {
  addTarget()
  const props = stepProps()
  render(<TourStep {...props} />)
  const buttons = within(screen.getByRole('dialog', { name: 'Filters' })).getAllByRole('button')
  const words = buttons.filter((button) => button.textContent !== '')
  expect(words.map((button) => button.textContent)).toEqual(['Skip', 'OK'])
  for (const button of words) fireEvent.click(button)
  expect(props.onOk).toHaveBeenCalledOnce()
  expect(props.onSkip).toHaveBeenCalledOnce()
  expect(props.onClose).not.toHaveBeenCalled()
})

it('is closed midway by its close button and by Escape, neither of which skips [S-284] [S-797]', () => {
  addTarget()
  const props = stepProps()
  render(<TourStep {...props} />)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(props.onClose).toHaveBeenCalledTimes(1)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(props.onClose).toHaveBeenCalledTimes(2)
  expect(props.onSkip).not.toHaveBeenCalled()
  expect(props.onOk).not.toHaveBeenCalled()
})

it('names its buttons as it is told', () => {
  addTarget()
  render(<TourStep {...stepProps()} okLabel="Weiter" skipLabel="Überspringen" closeLabel="Schließen" />)
  const names = screen
    .getAllByRole('button')
    .map((each) => each.getAttribute('aria-label') ?? each.textContent)
  expect(names).toEqual(['Schließen', 'Überspringen', 'Weiter'])
})

it('tells once that its target is missing, and again when it has left', async () => {
  const props = stepProps()
  render(<TourStep {...props} />)
  expect(props.onTargetMissing).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()
  const target = addTarget()
  expect(await screen.findByRole('dialog')).toBeInstanceOf(HTMLElement)
  act(() => target.remove())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(props.onTargetMissing).toHaveBeenCalledTimes(2)
})

it('takes what is no selector for a target that is missing', () => {
  const props = stepProps()
  render(<TourStep {...props} selector="[[" />)
  expect(props.onTargetMissing).toHaveBeenCalledOnce()
})

it('leaves Escape to what has taken the key', () => {
  addTarget()
  const props = stepProps()
  render(<TourStep {...props} />)
  const taken = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  taken.preventDefault()
  document.body.dispatchEvent(taken)
  expect(props.onClose).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(props.onClose).toHaveBeenCalledOnce()
})

it('starts by its beacon', () => {
  addTarget()
  const onStart = vi.fn()
  render(<TourBeacon selector="[data-tour]" onStart={onStart} onTargetMissing={() => undefined} />)
  fireEvent.click(screen.getByRole('button', { name: 'Start the tour' }))
  expect(onStart).toHaveBeenCalledOnce()
})

it('draws nothing on a server', () => {
  addTarget()
  expect(renderToString(<TourStep {...stepProps()} />)).toBe('')
})

/** A target with a control of a role, whose step has been shown and is gone. */
const leaveStepAt = (role: string) => {
  const control = addTarget().appendChild(document.createElement('input'))
  control.setAttribute('role', role)
  render(<TourStep {...stepProps()} />).unmount()
  return control
}

it('gives the focus to a field afterwards', async () => {
  const control = leaveStepAt('textbox')
  await waitFor(() => expect(document.activeElement).toBe(control))
})

it('does not give it to a search, which would open', async () => {
  const control = leaveStepAt('combobox')
  // The focus would come back two frames later.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(document.activeElement).not.toBe(control)
})
