import { playedUrl } from '@retain/domain/help/video'
import { pageTitles } from '@retain/domain/session/routes/pageTitles'
import { routes } from '@retain/domain/session/routes/routes'
import { LinkButton } from '@retain/ui/link-button'
import { PageMessage } from '@retain/ui/page-message'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Stage } from './helpStyle'

/** Plays the video that the address names, of http or https only (S-069, S-792). */
export function VideoPlayerPage() {
  const [query] = useSearchParams()
  const url = playedUrl(query.get('url'))
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <>
      <title>{pageTitles.videoPlayer}</title>
      {url === null || failed === url ? (
        <PageMessage
          kind="not-found"
          title={pageTitles.videoPlayer}
          text={url === null ? 'The address names no video.' : 'The video could not be played.'}
          action={
            <LinkButton variant="primary" href={routes.index.path}>
              Go to Retain
            </LinkButton>
          }
          isWindow
        />
      ) : (
        <Stage>
          {/* The captions of a video are in the video itself, where it has any. */}
          <video src={url} controls aria-label={pageTitles.videoPlayer} onError={() => setFailed(url)} />
        </Stage>
      )}
    </>
  )
}
