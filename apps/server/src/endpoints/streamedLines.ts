import { Readable } from 'node:stream'
import type { Codec } from '@retain/api-client/kernel/codecs'

/** An answer of `lines`, sent while it is made. A handler answers with it; `mount` sends it. */
export class StreamedLines<Line> {
  constructor(
    /** The codec of one line. */
    readonly line: Codec<Line>,
    /** The lines in the order in which they are sent. */
    readonly lines: AsyncIterable<Line>,
  ) {}
}

/** Prints each line as soon as it is there. A client that disconnects ends them. */
export const printLines = <Line>({ line, lines }: StreamedLines<Line>): Readable => {
  async function* printed(): AsyncGenerator<string, void, void> {
    for await (const one of lines) yield `${JSON.stringify(line.encode(one))}\n`
  }
  return Readable.from(printed(), { objectMode: false })
}

/**
 * Results in the order in which they are ready.
 *
 * @param running must not be rejected: a failure is a result, too.
 */
export async function* asReady<Result>(running: readonly Promise<Result>[]): AsyncGenerator<Result> {
  const waiting = new Map(
    running.map((promise, at) => [at, promise.then((result) => ({ at, result }))] as const),
  )
  while (waiting.size > 0) {
    const { at, result } = await Promise.race(waiting.values())
    waiting.delete(at)
    yield result
  }
}
