import { routes } from '../session/routes/routes'

/** How a link is opened: in the video player, in a new tab, or not at all. */
export type LinkOpening =
  | { readonly kind: 'player'; readonly url: string }
  | { readonly kind: 'newTab'; readonly url: string }
  | { readonly kind: 'refused' }

const webAddress = /^(https?):\/\/[^\s/?#]+([^\s?#]*)/i

/**
 * How the address of a help link is opened. A path that ends in mp4 plays; query and case do not matter, and nothing but
 * http and https is opened at all (S-266, S-791, S-792).
 *
 * @example linkOpening('https://example.com/tour.MP4?x=1').kind // 'player'
 * @example linkOpening('javascript:alert(1)').kind // 'refused'
 */
export function linkOpening(linkUrl: string): LinkOpening {
  const url = linkUrl.trim()
  const found = webAddress.exec(url)
  if (found === null) return { kind: 'refused' }
  return { kind: /mp4$/i.test(found[2] ?? '') ? 'player' : 'newTab', url }
}

/**
 * The address of our player for a video.
 *
 * @example videoPlayerPath('https://example.com/a b.mp4') // '/videoplayer?url=https%3A%2F%2Fexample.com%2Fa%20b.mp4'
 */
export const videoPlayerPath = (url: string): string =>
  `${routes.videoPlayer.path}?url=${encodeURIComponent(url)}`

/**
 * What our player plays of the `url` in its address: an address of http or https, whatever it ends in; `null` for any other
 * and for none (S-069, S-792).
 *
 * @example playedUrl('javascript:alert(1)') // null
 */
export function playedUrl(url: string | null): string | null {
  const opening = linkOpening(url ?? '')
  return opening.kind === 'refused' ? null : opening.url
}
