import ipaddr from 'ipaddr.js'

/**
 * The part of an address that belongs to one subscriber: an IPv4 address, or the 64 bits of an IPv6 prefix, since a
 * subscriber has 2^64 addresses of those to try from.
 */
export function subscriberOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return parsed.toByteArray().slice(0, 8).join('.')
}
