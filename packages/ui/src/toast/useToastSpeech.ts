import { useCallback, useEffect, useRef, useState } from 'react'
import { announcementGap } from '../announcer/useAnnouncer'
import { countOf, type Toast } from './toast'
import { nextSpeech, speechOf, withSpeech, type Speech } from './toastSpeech'

/** The text of a live region; its number changes each time, so that equal texts are announced again. */
interface Announcement {
  readonly number: number
  readonly isUrgent: boolean
  readonly text: string
}

/** Announces every toast that is shown, at most once a second. */
export function useToastSpeech(shown: readonly Toast[]): Announcement | null {
  const [announcement, setAnnouncement] = useState<Announcement | null>(null)
  const said = useRef<ReadonlyMap<string, number>>(new Map())
  const waiting = useRef<readonly Speech[]>([])
  const timer = useRef<number>(undefined)
  const number = useRef(0)

  const arm = useCallback(() => {
    const speak = () => {
      const spoken = nextSpeech(waiting.current)
      waiting.current = spoken?.waiting ?? []
      timer.current = spoken === null ? undefined : window.setTimeout(speak, announcementGap)
      number.current += 1
      setAnnouncement(spoken && { number: number.current, isUrgent: spoken.isUrgent, text: spoken.text })
    }
    if (waiting.current.length > 0) timer.current ??= window.setTimeout(speak)
  }, [])

  useEffect(() => {
    const fresh = shown.filter((toast) => said.current.get(toast.id) !== countOf(toast))
    said.current = new Map(shown.map((toast) => [toast.id, countOf(toast)]))
    for (const toast of fresh) waiting.current = withSpeech(waiting.current, speechOf(toast))
    arm()
  }, [shown, arm])

  useEffect(() => {
    arm()
    return () => {
      window.clearTimeout(timer.current)
      timer.current = undefined
    }
  }, [arm])
  return announcement
}
