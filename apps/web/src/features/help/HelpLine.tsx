import type { HelpLink } from '@retain/domain/help/helpLink'
import { linkOpening, videoPlayerPath } from '@retain/domain/help/video'
import { htmlText } from '@retain/domain/text/html/escapeHtml'
import { Chip } from '@retain/ui/chip'
import { CirclePlay, ExternalLink, FileText } from 'lucide-react'
import { Line } from './helpStyle'

/** One helpful link: a video opens our player, everything else its own page, each in a new tab (S-070, S-266, S-791). */
export function HelpLine({
  link: { linkTitle, linkDescription, linkUrl },
}: {
  readonly link: Pick<HelpLink, 'linkTitle' | 'linkDescription' | 'linkUrl'>
}) {
  const opening = linkOpening(linkUrl)
  const isVideo = opening.kind === 'player'
  const href =
    opening.kind === 'refused'
      ? undefined
      : opening.kind === 'player'
        ? videoPlayerPath(opening.url)
        : opening.url
  return (
    <Line href={href} target="_blank" rel="noopener noreferrer" data-video={isVideo ? '' : undefined}>
      <i aria-hidden="true">{isVideo ? <CirclePlay /> : <FileText />}</i>
      <span>
        <b>{linkTitle}</b>
        <small>{htmlText(linkDescription)}</small>
      </span>
      {isVideo ? <Chip>Video</Chip> : <ExternalLink aria-label="opens in a new tab" />}
    </Line>
  )
}
