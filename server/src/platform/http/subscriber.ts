import ipaddr from 'ipaddr.js'

/**
 * The part of an address that identifies a subscriber: an IPv4 address, or an IPv6 prefix of 64 bits, since a subscriber
 * has 2^64 addresses within one.
 */
export function subscriberOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return parsed.toByteArray().slice(0, 8).join('.')
}
