import { vi } from 'vitest'

/** What a page asked the browser's audio to do. */
interface FakeContext {
  /** The pitches in hertz of the notes that were started. */
  readonly notes: number[]
  isClosed: boolean
}

/** Stands in for the browser's audio, which jsdom has not; end it with `vi.unstubAllGlobals()`. */
export function fakeAudio({ state = 'running' } = {}): {
  readonly contexts: readonly FakeContext[]
} {
  const contexts: FakeContext[] = []
  class Context {
    readonly state = state
    readonly currentTime = 0
    readonly destination = {}
    readonly record: FakeContext = { notes: [], isClosed: false }
    constructor() {
      contexts.push(this.record)
    }
    resume = () => (state === 'running' ? Promise.resolve() : new Promise<void>(() => undefined))
    close = () => {
      this.record.isClosed = true
      return Promise.resolve()
    }
  }
  class Oscillator {
    constructor(
      readonly context: Context,
      readonly options: { readonly frequency: number },
    ) {}
    connect = (next: unknown) => next
    start = () => void this.context.record.notes.push(this.options.frequency)
    stop = () => undefined
  }
  class Gain {
    readonly gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined }
    connect = (next: unknown) => next
  }
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('OscillatorNode', Oscillator)
  vi.stubGlobal('GainNode', Gain)
  return { contexts }
}
