import ipaddr from 'ipaddr.js'

/** Whether an address is a proxy of ours, which is believed whom it speaks for. */
export type TrustedProxies = (address: string) => boolean

type Range = ReturnType<typeof ipaddr.parseCIDR>

/** What to write for every address of the machine itself, and for nobody. */
const words: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  none: [],
}

/**
 * Reads `loopback`, `none`, addresses and ranges (`10.0.0.0/8`), separated by commas; undefined when it is something
 * else.
 */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  const ranges: Range[] = []
  for (const part of text.split(',').map(each => each.trim())) {
    for (const written of words[part] ?? [part]) {
      const range = rangeOf(written)
      if (!range) return undefined
      ranges.push(range)
    }
  }
  return address => {
    if (!ipaddr.isValid(address)) return false
    const parsed = ipaddr.process(address)
    return ranges.some(([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits))
  }
}

function rangeOf(text: string): Range | undefined {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text)
  if (!ipaddr.isValid(text)) return undefined
  const address = ipaddr.process(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}
