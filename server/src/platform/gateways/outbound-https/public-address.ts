import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

type Address = ReturnType<typeof ipaddr.parse>
type V6 = InstanceType<typeof ipaddr.IPv6>

/**
 * Addresses inside a public range that a cloud answers for its own machines: Azure's platform address hands out
 * configuration and certificates to anything that runs there.
 * https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16
 */
const cloudPlatform = new Set(['168.63.129.16'])

/** Global unicast as IANA hands it out; everything outside is unassigned or special. RFC 4291 section 2.4. */
const globalUnicast: [V6, number] = [ipaddr.IPv6.parse('2000::'), 3]

/** NAT64 with the well-known prefix, RFC 6052: on a network with IPv6 only, every IPv4 host is reached through it. */
const nat64: [V6, number] = [ipaddr.IPv6.parse('64:ff9b::'), 96]

/**
 * What keeps an address from being public: the name of its special range, or null for an address of the public
 * internet. An IPv6 address that carries an IPv4 address (mapped, NAT64, ISATAP) is judged by the one it carries. A
 * network's own NAT64 prefix (RFC 6052 section 2.2) looks like any public address and cannot be distinguished here; a
 * network that has one must not let it reach private IPv4 addresses.
 *
 * @param text an address as resolvers give it; anything else (a zone id, an octal octet) is `not an address`.
 */
export function specialRange(text: string): string | null {
  if (isIP(text) === 0 || text.includes('%')) return 'not an address'
  return rangeOf(ipaddr.parse(isIP(text) === 6 ? hexadecimal(text) : text))
}

/** Without a dotted tail: ipaddr.js reads `::8.8.8.8` as `::ffff:8.8.8.8`, which is another address. */
const hexadecimal = (v6: string): string => new URL(`https://[${v6}]`).hostname.slice(1, -1)

function rangeOf(address: Address): string | null {
  if (address.kind() === 'ipv4') {
    const range = (address as InstanceType<typeof ipaddr.IPv4>).range()
    if (range !== 'unicast') return range
    return cloudPlatform.has(address.toString()) ? 'cloudPlatform' : null
  }
  const v6 = address as V6
  if (v6.isIPv4MappedAddress() || v6.match(nat64)) return rangeOf(embedded(v6))
  const range = v6.range()
  if (range !== 'unicast') return range
  if (!v6.match(globalUnicast)) return 'unassigned'
  return isIsatap(v6) ? rangeOf(embedded(v6)) : null
}

/** Tunnel addresses that name an IPv4 host in their last 32 bits, under any prefix. RFC 5214 section 6.1. */
const isIsatap = (v6: V6): boolean => {
  const [, , , , high = 0, low] = v6.parts
  return (high & ~0x0200) === 0 && low === 0x5efe
}

function embedded(v6: V6): Address {
  return ipaddr.fromByteArray(v6.toByteArray().slice(12))
}
