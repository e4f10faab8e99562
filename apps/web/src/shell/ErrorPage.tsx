import { Button } from '@retain/ui/button'
import { PageMessage } from '@retain/ui/page-message'
import { Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate, useRouteError } from 'react-router-dom'
import { errorPageTexts, notFoundTexts, uTurnText } from '@retain/domain/messages/pageTexts'
import { routes } from '@retain/domain/session/routes/routes'
import { log } from '../core/browser/log'
import { reloadReplaced } from '../core/browser/release'

/** The way back from a page that leads nowhere. */
export function UTurn() {
  const navigate = useNavigate()
  return (
    <Button
      variant="primary"
      icon={<Undo2 aria-hidden="true" />}
      onPress={() => void navigate(routes.app.path)}
    >
      {uTurnText}
    </Button>
  )
}

/**
 * What shows when a page throws or its code cannot be loaded; never for a failed call (S-160 to S-163, S-748). Where a
 * release has replaced the files of this one, the page is loaded anew instead.
 */
export function ErrorPage() {
  const error = useRouteError()
  useEffect(() => {
    log.warn('page failed', { reason: error instanceof Error ? error.message : 'unknown' })
    void reloadReplaced()
  }, [error])
  return <PageMessage kind="error" {...errorPageTexts} action={<UTurn />} isWindow />
}

/** Every address of no route, and what a 404 leads to (S-073, S-164, S-165, S-746). */
export function NotFoundPage() {
  return <PageMessage kind="not-found" {...notFoundTexts} action={<UTurn />} isWindow />
}
