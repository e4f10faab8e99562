import { microphoneNotice } from '@retain/domain/telephony/sipNotices'

/** The microphone, held from the moment in which somebody dials or answers until the call takes it. */
export interface Microphone {
  /** Asks the browser for it; answers `null`, or what is to be said where it is not given. */
  readonly open: () => Promise<string | null>
  /** Gives its stream to a call. */
  readonly take: () => Promise<MediaStream>
  /** Lets go of one that no call took. */
  readonly release: () => void
}

/** The microphone of this browser. */
export function makeMicrophone(): Microphone {
  let held: MediaStream | null = null
  const ask = () => navigator.mediaDevices.getUserMedia({ audio: true, video: false })
  return {
    open: async () => {
      try {
        held = await ask()
        return null
      } catch (error) {
        return microphoneNotice(error instanceof Error ? error.name : '')
      }
    },
    take: async () => {
      const stream = held ?? (await ask())
      held = null
      return stream
    },
    release: () => {
      for (const track of held?.getTracks() ?? []) track.stop()
      held = null
    },
  }
}
