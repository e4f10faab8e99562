/**
 * Makes work that runs once for many callers: those in this tab share the present run, other tabs of the site
 * wait for it by the browser's own locks. A browser without locks (no secure context) still shares within the tab.
 *
 * @param name of the lock
 */
export function oneAtATime<Argument, Answer>(
  name: string,
  work: (argument: Argument) => Promise<Answer>,
): (argument: Argument) => Promise<Answer> {
  let running: Promise<Answer> | null = null
  return (argument) => {
    running ??= locked(name, () => work(argument)).finally(() => {
      running = null
    })
    return running
  }
}

const locked = async <A>(name: string, work: () => Promise<A>): Promise<A> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work()
