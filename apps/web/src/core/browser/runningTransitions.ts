/**
 * Lets the page hear of one running CSS transition of an element at a time. react-aria keeps a list of the elements with
 * running transitions and takes one off it at `transitioncancel`, which it hears once an element: an element that is removed
 * while several of its properties are in transition would stay on the list, and with it the whole page that it was part of.
 *
 * @param page the window whose transitions these are; called once, before the app is drawn.
 */
export function tellOneTransition(page: Window = window): void {
  const running = new WeakMap<EventTarget, Set<string>>()
  const forget = ({ target, propertyName }: TransitionEvent) => {
    if (target !== null) running.get(target)?.delete(propertyName)
  }
  const begin = (event: TransitionEvent) => {
    const { target, propertyName } = event
    if (target === null) return
    let properties = running.get(target)
    if (properties === undefined) {
      properties = new Set()
      running.set(target, properties)
      // A removed element has nowhere to bubble to.
      target.addEventListener('transitioncancel', (cancelled) => forget(cancelled as TransitionEvent))
    }
    if (properties.size > 0) event.stopPropagation()
    properties.add(propertyName)
  }
  page.addEventListener('transitionrun', begin, true)
  page.addEventListener('transitionend', forget, true)
}
