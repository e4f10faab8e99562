import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'

interface LoadedModule<Props> {
  readonly default: ComponentType<Props>
}

interface LazyProps {
  /** The code could not be fetched, twice: whoever opened the part closes it. The next time it is fetched again. */
  readonly onLoadFailed: () => void
}

/**
 * A component whose code is fetched when it is drawn first, or before by `preload`. Until then nothing is drawn. React's
 * own `lazy` throws where the code cannot be fetched, as after a deployment, and keeps the failure: the whole page would be
 * lost for a popover.
 *
 * @example
 * const CalendarPanel = lazyComponent(() => import('./CalendarPanel'))
 * <CalendarPanel isSheet={isSheet} onLoadFailed={close} />
 */
export function lazyComponent<Props extends object>(load: () => Promise<LoadedModule<Props>>) {
  let loaded: ComponentType<Props> | null = null
  let pending: Promise<ComponentType<Props> | null> | null = null

  /** Fetches the code, unless it is there or on its way; null after a failure. Never rejects. */
  const preload = (): Promise<ComponentType<Props> | null> => {
    pending ??= load()
      .catch(load)
      .then((module) => (loaded = module.default))
      .catch(() => (pending = null))
    return pending
  }

  function LazyComponent({ onLoadFailed, ...props }: Props & LazyProps) {
    const [Component, setComponent] = useState(() => loaded)
    const onAnswer = useEffectEvent((answer: ComponentType<Props> | null) => {
      if (answer === null) onLoadFailed()
      else setComponent(() => answer)
    })
    useEffect(() => {
      let isDrawn = true
      void preload().then((answer) => {
        if (isDrawn) onAnswer(answer)
      })
      return () => {
        isDrawn = false
      }
    }, [])
    return Component === null ? null : <Component {...(props as unknown as Props)} />
  }
  return Object.assign(LazyComponent, { preload })
}
