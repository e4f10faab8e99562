import { microphoneNotice } from '@retain/domain/telephony/sipNotices'

/** The microphone, held from the moment in which somebody dials or answers until the call takes it. */
export interface Microphone {
  /** Asks the browser for it; answers `null`, or what is to be said where it is not given. */
  readonly open: () => Promise<string | null>
  /** Gives its stream to a call. */
  readonly take: () => Promise<MediaStream>
  /** Lets the call that took it hear nothing, or hear again. */
  readonly mute: (isMuted: boolean) => void
  /** Lets go of one that no call took, and of what the last call took. */
  readonly release: () => void
}

/** The microphone of this browser. */
export function makeMicrophone(): Microphone {
  let held: MediaStream | null = null
  let taken: MediaStream | null = null
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
      taken = stream
      return stream
    },
    mute: (isMuted) => {
      for (const track of taken?.getAudioTracks() ?? []) track.enabled = !isMuted
    },
    release: () => {
      for (const track of held?.getTracks() ?? []) track.stop()
      held = null
      taken = null
    },
  }
}
