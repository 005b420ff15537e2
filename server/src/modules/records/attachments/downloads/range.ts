/** Both ends are part of it. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

const single = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * The one range of bytes that a `Range` header asks for of so many (RFC 9110 §14.2); undefined for no header, and for
 * one that is answered with the whole: several ranges, none that is there, or something else.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | undefined {
  const [, first, last] = single.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start <= end && start < size ? { start, end } : undefined
}
