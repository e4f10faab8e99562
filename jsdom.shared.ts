/** Gives jsdom what it lacks and our components ask for. Layout is tested in the browser, by the stories and journeys. */
const scope = globalThis as { CSS?: { escape?: (text: string) => string }; ResizeObserver?: unknown }
scope.CSS ??= {}
scope.CSS.escape ??= (text) => text.replace(/[^a-zA-Z0-9_\u00a0-\uffff-]/g, (character) => `\\${character}`)
scope.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
const element: { scrollIntoView?: () => void } = Element.prototype
element.scrollIntoView ??= () => undefined
