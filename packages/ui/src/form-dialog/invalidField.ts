import { focusableSelector } from '../internal/focus/focusPlace'

const wrong = '[aria-invalid="true"]'

/** Where the caret belongs in a field of several parts: on its chosen answer, then on a wrong part, then on the first one. */
const controlIn = (field: HTMLElement): HTMLElement | null => {
  if (field.matches(focusableSelector)) return field
  const controls = [...field.querySelectorAll<HTMLElement>(focusableSelector)]
  return (
    controls.find((control) => control.matches('input[type="radio"]:checked')) ??
    controls.find((control) => control.matches(wrong)) ??
    controls[0] ??
    null
  )
}

/** Focuses the first field, from the top, that is marked as wrong. Answers whether there was one. */
const focusFirstInvalid = (form: HTMLElement): boolean =>
  [...form.querySelectorAll<HTMLElement>(`${wrong}, [data-invalid]`)].some((field) => {
    const control = controlIn(field)
    control?.focus()
    return control !== null && document.activeElement === control
  })

/**
 * Focuses the first field that is wrong as soon as one is marked: by the next frame, when the form was checked on the
 * spot, or later, when the server has answered. Answers how to stop waiting for that.
 */
export const watchInvalid = (form: HTMLElement): (() => void) => {
  const check = () => {
    if (focusFirstInvalid(form)) stop()
  }
  const frame = requestAnimationFrame(check)
  const observer = new MutationObserver(check)
  observer.observe(form, { subtree: true, attributeFilter: ['aria-invalid', 'data-invalid'] })
  const stop = () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
  return stop
}
