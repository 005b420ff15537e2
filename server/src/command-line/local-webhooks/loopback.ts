import type { LookupAddress } from 'node:dns'
import { lookup as systemLookup } from 'node:dns/promises'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { UsageError } from '../command.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

export const isLoopback = (address: string): boolean =>
  loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** A name was resolved to an address that is not on this machine. */
export class NotLoopback extends Error {
  override readonly name = 'NotLoopback'
  readonly code = 'NOT_LOOPBACK'

  constructor(host: string, address: string) {
    super(`${host} leads to ${address}, which is not on this machine.`)
  }
}

/** The addresses of a host, an address itself among them. `localhost` and names below it never leave the machine, RFC 6761 section 6.3. */
async function addressesOf(host: string): Promise<LookupAddress[]> {
  const family = isIP(host)
  if (family !== 0) return [{ address: host, family }]
  return systemLookup(host, { all: true, verbatim: true })
}

/** Throws `UsageError` for a host that is elsewhere, or that nobody knows. */
export async function requireLoopback(host: string): Promise<void> {
  const addresses = await addressesOf(host).catch(() => {
    throw new UsageError(`--forward-to: the host ${host} has no address.`)
  })
  const elsewhere = addresses.find(({ address }) => !isLoopback(address))
  if (elsewhere)
    throw new UsageError(
      `--forward-to: ${elsewhere.address === host ? host : `${host}, ${elsewhere.address},`} is not on this machine; --allow-remote sends there all the same.`,
    )
}

/** Resolves names for connections, anew for each one, and refuses what leads elsewhere by then. */
export const loopbackLookup: LookupFunction = (host, options, callback) => {
  addressesOf(host).then(
    addresses => {
      const elsewhere = addresses.find(({ address }) => !isLoopback(address))
      const [first] = addresses
      if (elsewhere) callback(new NotLoopback(host, elsewhere.address), '', 0)
      else if (options.all) callback(null, addresses)
      else callback(null, first?.address ?? '', first?.family)
    },
    error => callback(error, '', 0),
  )
}
