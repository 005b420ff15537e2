import ipaddr from 'ipaddr.js'

/** The addresses of the machine itself. */
export const loopback: readonly string[] = ['127.0.0.0/8', '::1/128']

/** Network addresses and ranges, `192.0.2.7, 2001:db8::/32`. */
export class AddressRanges {
  readonly #ranges: readonly (readonly [ipaddr.IPv4 | ipaddr.IPv6, number])[]

  constructor(ranges: readonly string[]) {
    this.#ranges = ranges.map(range => {
      const parsed = parseRange(range)
      if (!parsed) throw new RangeError(`“${range}” is no address and no range of addresses`)
      return parsed
    })
  }

  include(address: string): boolean {
    if (!ipaddr.isValid(address)) return false
    const parsed = ipaddr.process(address)
    return this.#ranges.some(
      ([base, bits]) => base.kind() === parsed.kind() && parsed.match(base as never, bits),
    )
  }
}

export const isRange = (text: string): boolean => parseRange(text) !== undefined

function parseRange(text: string): readonly [ipaddr.IPv4 | ipaddr.IPv6, number] | undefined {
  const [, address = '', bits] = /^([0-9a-fA-F:.]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  // Some parsers accept “10” and “10.1” as addresses that their writer did not mean.
  const whole = address.includes(':')
    ? ipaddr.IPv6.isValid(address)
    : ipaddr.IPv4.isValidFourPartDecimal(address)
  if (!whole) return undefined
  const base = ipaddr.parse(address)
  const most = base.kind() === 'ipv4' ? 32 : 128
  const length = bits === undefined ? most : Number(bits)
  return length <= most ? [base, length] : undefined
}
