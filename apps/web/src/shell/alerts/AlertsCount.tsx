import { useAnnouncer } from '@retain/ui/announcer'
import { VisuallyHidden } from '@retain/ui/visually-hidden'
import { useEffect, useRef } from 'react'
import { Announcements } from '../announcements/Announcements'
import { Calls } from '../calls/Calls'
import { useUnviewedCount } from './useAlerts'

interface AlertsCountProps {
  readonly onChange: (unviewed: number) => void
}

/**
 * Counts the unviewed alerts for the bell. When there are more of them than before, the count is spoken, each alert is not. With it
 * come the announcements, which alerts open, and the telephone's calls: all that is heard of from outside.
 */
export function AlertsCount({ onChange }: AlertsCountProps) {
  const unviewed = useUnviewedCount()
  const before = useRef(unviewed)
  const { spoken, say } = useAnnouncer()
  useEffect(() => {
    onChange(unviewed)
    if (unviewed > before.current)
      say(unviewed === 1 ? '1 alert not viewed' : `${unviewed} alerts not viewed`)
    before.current = unviewed
  }, [unviewed, onChange, say])
  return (
    <>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      <Announcements />
      <Calls />
    </>
  )
}
