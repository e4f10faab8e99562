/** The lines of a text that is received in chunks, without empty ones. */
export async function* lines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of chunks) {
    const parts = (rest + chunk).split('\n')
    rest = parts.pop() ?? ''
    for (const part of parts) if (part !== '') yield part
  }
  if (rest !== '') yield rest
}

/** The text of an answer in the chunks in which it is received. */
export async function* textChunks(response: Response): AsyncGenerator<string> {
  if (response.body === null) return
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    // Whoever stops reading frees the connection; one that broke has nothing to cancel.
    await reader.cancel().catch(() => undefined)
  }
}
