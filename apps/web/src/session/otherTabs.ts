import { storageKeys } from '../core/browser/storage'
import type { LossReason } from './identityClient'
import { storedAuth } from './storedAuth'

/** The message that a tab sends to the others. */
const signedOut = 'signedOut'

/** The other tabs of this site: they share the stored access, so what happens in one concerns all. */
export interface OtherTabs {
  /** Sets the user of this tab; false when it had another user until now. */
  readonly worksFor: (sub: string) => boolean
  readonly tellSignedOut: () => void
}

/** Watches for a sign-out in another tab, and for somebody else signing in there. */
export function watchOtherTabs(onLoss: (reason: LossReason) => void): OtherTabs {
  let own: string | null = null
  const channel = new BroadcastChannel('retain-session')
  channel.addEventListener('message', ({ data }) => {
    if (data === signedOut) onLoss('signedOut')
  })
  window.addEventListener('storage', ({ key }) => {
    const present = storedAuth.origin()
    if (key === storageKeys.auth && own !== null && present !== null && present.sub !== own)
      onLoss('replaced')
  })
  return {
    worksFor(sub) {
      const isSame = own === null || own === sub
      own = sub
      return isSame
    },
    tellSignedOut: () => channel.postMessage(signedOut),
  }
}
