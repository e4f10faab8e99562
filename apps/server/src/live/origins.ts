/**
 * Whether a connection may come from a page of this origin: the address that people open (PUBLIC_URL), or the very
 * address that was called, as behind vite while the app is worked on. A client without an origin is no browser and is
 * accepted: the credential is the token, which a browser never adds by itself to calls of a foreign page.
 *
 * @param origin the header `Origin`.
 * @param host the header `Host`.
 * @example isOwnOrigin('https://evil.example', 'retain.example', 'https://retain.example') // false
 */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string,
): boolean {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  return from.origin === new URL(publicUrl).origin || (from.protocol.startsWith('http') && from.host === host)
}
