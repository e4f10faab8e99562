/** Those of this process who want to hear of new jobs. */
const listeners = new Set<() => void>()

/** Calls a listener whenever a transaction of this process has left jobs, until it is told to stop. */
export function onJobs(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Jobs of this process were committed: they are looked for at once instead of at the next poll. */
export function wakeRunners(): void {
  for (const listener of listeners) listener()
}
