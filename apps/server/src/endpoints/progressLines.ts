/** The last line of long work: what it answers, or why it failed. */
export type EndLine<Result, Failure> = { readonly data: Result } | Failure

/**
 * Long work as lines: how far it is, each time that it tells, and last what became of it. Work that fails before it has told anything
 * fails the call as any other; later the status of the answer is sent already, so that the failure is a line.
 *
 * Work goes on when the client disconnects.
 *
 * @param run tells how far it is.
 * @param failed makes the line of a failure.
 * @example new StreamedLines(importLine, await progressLines((tell) => importAll(tell), problemLine))
 */
export async function progressLines<Progress, Result, Failure>(
  run: (tell: (progress: Progress) => void) => Promise<Result>,
  failed: (error: unknown) => Failure,
): Promise<AsyncGenerator<Progress | EndLine<Result, Failure>, void, void>> {
  const told: Progress[] = []
  let wake: () => void = () => undefined
  const nextTold = () => new Promise<void>((resolve) => (wake = resolve))
  const begun = nextTold()
  const running = run((progress) => {
    told.push(progress)
    wake()
  })
  await Promise.race([running, begun])

  const ended = running.then((data): EndLine<Result, Failure> => ({ data }), failed)
  let isOver = false
  void ended.then(() => (isOver = true))
  return (async function* lines() {
    for (;;) {
      const news = nextTold()
      for (const progress of told.splice(0)) yield progress
      // What was told while a line was on its way stands in the list already.
      if (isOver && told.length === 0) break
      if (told.length === 0) await Promise.race([ended, news])
    }
    yield await ended
  })()
}
