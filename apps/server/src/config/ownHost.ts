/** Whether an address reaches this machine only. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)

/**
 * Whether a request was meant for this server: it names the host of PUBLIC_URL, whatever the port, or both are names of this
 * machine. A page of a stranger whose name leads here (DNS rebinding) would otherwise be taken for our own.
 *
 * @param host the header `Host`, with or without a port.
 * @example isOwnHost('127.0.0.1:4000', 'http://localhost:4000') // true
 * @example isOwnHost('rebound.example', 'http://localhost:4000') // false
 */
export function isOwnHost(host: string | undefined, publicUrl: string): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false
  const [called, own] = [new URL(`http://${host}`).hostname, new URL(publicUrl).hostname]
  return called === own || (isLoopback(called) && isLoopback(own))
}
