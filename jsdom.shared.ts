/** Gives jsdom what it lacks and our components ask for. Layout is tested in the browser, by the stories and journeys. */
const scope = globalThis as { CSS?: { escape?: (text: string) => string }; ResizeObserver?: unknown }
scope.CSS ??= {}
scope.CSS.escape ??= (text) => text.replace(/[^a-zA-Z0-9_\u00a0-\uffff-]/g, (character) => `\\${character}`)
scope.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// A device with a mouse, and nothing else that is asked for.
const view: { matchMedia?: unknown } = window
view.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), { matches: false, media, onchange: null })
const element: { scrollIntoView?: () => void } = Element.prototype
element.scrollIntoView ??= () => undefined

// jsdom draws all frames by one interval. A store of an earlier test that wants a frame while timers are faked begins it as a
// fake one: it never ticks, and no frame follows for the files of that worker. Here each frame has a real timer of its own.
const { setTimeout: begin, clearTimeout: end } = globalThis
const timers = new Map<number, ReturnType<typeof setTimeout>>()
let lastFrame = 0
const frameMethods = {
  requestAnimationFrame: (draw: FrameRequestCallback): number => {
    lastFrame += 1
    const frame = lastFrame
    const run = () => {
      timers.delete(frame)
      draw(performance.now())
    }
    timers.set(frame, begin(run, 1000 / 60))
    return frame
  },
  cancelAnimationFrame: (frame: number): void => {
    end(timers.get(frame))
    timers.delete(frame)
  },
}
for (const frames of [window, document.defaultView]) Object.assign(frames ?? {}, frameMethods)

export {}
