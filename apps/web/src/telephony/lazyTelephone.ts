import { lazyFailedText, type LazyCode } from '../core/lazy/lazyCode'
import { sipNotices } from '@retain/domain/telephony/sipNotices'
import type { Telephone } from './telephone'

/**
 * A telephone whose code is fetched when it is started.
 *
 * @param make makes it of its code.
 */
export function lazyTelephone<Module>(
  code: LazyCode<Module>,
  make: (module: Module) => Telephone,
): Telephone {
  let telephone: Telephone | null = null
  let isStopped = false
  return {
    start: async (listener) => {
      const module = await code.fetch()
      if (isStopped) return 'not-set'
      if (module === null) {
        listener.onNotice(lazyFailedText)
        return 'unavailable'
      }
      telephone = make(module)
      return telephone.start(listener)
    },
    dial: (number) => (telephone === null ? sipNotices.notRegistered : telephone.dial(number)),
    answer: () => telephone?.answer?.(),
    mute: (isMuted) => telephone?.mute?.(isMuted),
    hangUp: () => telephone?.hangUp(),
    stop: () => {
      isStopped = true
      telephone?.stop()
    },
  }
}
