import { lookup as systemLookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { PermanentFailure } from '../../../jobs/failures'

/** Which hosts the server may call at an address that somebody chose in the settings. */
export interface ReachableHosts {
  /** @throws PermanentFailure for a host that is written as an address of the network and is not reachable. */
  readonly check: (hostname: string) => void
  /** Finds the addresses of a host for the connection itself, so that no other answer of DNS can be connected to. */
  readonly lookup: LookupFunction
}

/**
 * Lets calls reach the public internet, and besides that the hosts and networks that the operator has named: not this machine, the
 * networks around it, or what a cloud says of itself there (169.254.169.254).
 *
 * @param named names of hosts in lower case, addresses, and networks such as `10.1.0.0/16`.
 * @example http.request(url, { lookup: reachableHosts(['crm.internal']).lookup })
 */
export function reachableHosts(
  named: readonly string[],
  lookup: typeof systemLookup = systemLookup,
): ReachableHosts {
  const networks = new BlockList()
  const names = new Set<string>()
  for (const entry of named) {
    const [address = '', length] = entry.split('/')
    const family = familyOf(address)
    if (family === null) names.add(entry)
    else networks.addSubnet(address, Number(length ?? (family === 'ipv4' ? 32 : 128)), family)
  }
  const isReachable = (address: string): boolean => {
    const family = familyOf(address)
    if (family === null) return false
    return networks.check(address, family) || ipaddr.process(address).range() === 'unicast'
  }

  return {
    check(hostname) {
      const address = hostname.replace(/^\[|\]$/g, '')
      if (isIP(address) !== 0 && !isReachable(address)) throw notReachable()
    },
    lookup: (hostname, options, done) =>
      lookup(hostname, { ...options, all: true }, (error, found) => {
        if (error !== null) return done(error, '')
        const isFree = names.has(hostname.toLowerCase())
        const [first] = found
        if (first === undefined || !(isFree || found.every(({ address }) => isReachable(address))))
          return done(notReachable(), '')
        if (options.all === true) done(null, found)
        else done(null, first.address, first.family)
      }),
  }
}

const familyOf = (address: string) => (({ 4: 'ipv4', 6: 'ipv6' }) as const)[isIP(address)] ?? null

const notReachable = () => new PermanentFailure('Leads are not sent to that network (LEAD_HOSTS)')
