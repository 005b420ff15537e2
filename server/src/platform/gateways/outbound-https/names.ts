import { lookup, Resolver } from 'node:dns/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { OutboundRefused } from './refused.ts'

/** Every address of a host name, IPv4 and IPv6; empty when it has none. */
export type Resolve = (host: string, signal: AbortSignal) => Promise<readonly string[]>

/** How long a name whose IPv4 or IPv6 half is known waits for a name server that is slow with the other half. */
const otherFamilyMs = 500

/**
 * Queries DNS rather than `getaddrinfo`: a customer's slow name server cannot fill the thread pool that file
 * access shares, a lookup can be cancelled, and neither the hosts file nor search domains turn a public name into an
 * inner one.
 *
 * @param servers name servers as `address` or `address:port`; the system's when left out.
 */
export function publicNames(servers?: readonly string[]): Resolve {
  return async (host, signal) => {
    const resolver = new Resolver({ timeout: 2000, tries: 2 })
    if (servers) resolver.setServers(servers)
    const cancel = () => resolver.cancel()
    signal.addEventListener('abort', cancel, { once: true })
    try {
      return await bothFamilies(resolver, host)
    } finally {
      signal.removeEventListener('abort', cancel)
    }
  }
}

async function bothFamilies(resolver: Resolver, host: string): Promise<string[]> {
  const families = [resolver.resolve6(host), resolver.resolve4(host)]
  const settled = Promise.allSettled(families)
  const [first] = await Promise.allSettled([Promise.any(families)])
  const enough = new AbortController()
  const waited = delay(otherFamilyMs, undefined, { signal: enough.signal }).catch(() => undefined)
  await Promise.race([settled, waited])
  enough.abort()
  resolver.cancel()
  const answers = (await settled).flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []))
  if (first.status === 'fulfilled') return answers
  const reasons = (first.reason as AggregateError).errors as NodeJS.ErrnoException[]
  if (reasons.every(reason => reason.code === 'ENOTFOUND' || reason.code === 'ENODATA')) return []
  throw new OutboundRefused('name_not_resolved', `${host}: ${reasons.map(reason => reason.code).join(', ')}.`)
}

/** Uses the system's resolver, hosts file included: for development, where receivers are in the hosts file or in containers. */
export const systemNames: Resolve = async host => {
  const answers = await lookup(host, { all: true })
  return answers.map(answer => answer.address)
}
