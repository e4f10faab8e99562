import { useRef } from 'react'

/** The keys of a command that can be sent again. */
export interface RequestKeys {
  /** The key of a request: the same for the same one, until `renew`. */
  readonly keyOf: (request: unknown) => string
  /** It has succeeded: the next one is another. */
  readonly renew: () => void
}

/**
 * Keeps the `Idempotency-Key` of a request for as long as it is repeated. One that says something else has a key of its own.
 *
 * @example
 * const keys = useRequestKeys()
 * initiate({ body, idempotencyKey: keys.keyOf(body) })
 */
export function useRequestKeys(): RequestKeys {
  const kept = useRef({ request: '', key: '' })
  return {
    keyOf: (value) => {
      const request = JSON.stringify(value)
      if (kept.current.key === '' || kept.current.request !== request)
        kept.current = { request, key: crypto.randomUUID() }
      return kept.current.key
    },
    renew: () => {
      kept.current = { request: '', key: '' }
    },
  }
}
