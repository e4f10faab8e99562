/**
 * The address of the live channel as a socket takes it: a relative one belongs to the page's own host, and `http` becomes
 * `ws`. Empty stays empty, which is an error of its own (S-344).
 *
 * @example liveAddress('/live', 'https://retain.example') // 'wss://retain.example/live'
 */
export function liveAddress(configured: string, origin: string): string {
  if (configured === '') return ''
  const url = new URL(configured, origin)
  return url.href.replace(/^http/, 'ws')
}
