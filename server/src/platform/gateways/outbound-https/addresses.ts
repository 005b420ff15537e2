import { isIP } from 'node:net'
import type { Resolve } from './names.ts'
import { OutboundRefused } from './refused.ts'

/** A name with more addresses is refused: a hostile name server could send hundreds. */
const mostAddresses = 32
/** Addresses tried for one connection. */
const mostTried = 6

export interface AddressCheck {
  readonly resolve: Resolve
  /** Why an address may not be connected to, or null. */
  readonly refusedRange: (address: string) => string | null
}

/**
 * The addresses of a host that may be tried, in their order.
 *
 * @throws {OutboundRefused} `name_not_resolved`, or `address_not_public` when only one of many answers is not.
 */
export async function checkedAddresses(
  host: string,
  check: AddressCheck,
  signal: AbortSignal,
): Promise<string[]> {
  const answers = isIP(host) ? [host] : await resolved(host, check.resolve, signal)
  if (answers.length === 0) throw new OutboundRefused('name_not_resolved', `${host} has no address.`)
  if (answers.length > mostAddresses)
    throw new OutboundRefused('name_not_resolved', `${host} has more than ${mostAddresses} addresses.`)
  for (const address of answers) {
    const range = check.refusedRange(address)
    if (range !== null)
      throw new OutboundRefused(
        'address_not_public',
        `${host} leads to ${address}, which is not a public address (${range}).`,
      )
  }
  return interleaved(answers).slice(0, mostTried)
}

async function resolved(host: string, resolve: Resolve, signal: AbortSignal): Promise<readonly string[]> {
  const { promise: cut, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  if (signal.aborted) onAbort()
  try {
    return await Promise.race([resolve(host, signal), cut])
  } catch (error) {
    if (error instanceof OutboundRefused) throw error
    const reason = (error as NodeJS.ErrnoException).code ?? 'no answer'
    throw new OutboundRefused('name_not_resolved', `${host}: ${reason}.`, { cause: error })
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

/** IPv6 and IPv4 alternately, so that a family without a route costs one attempt. RFC 8305 section 4. */
function interleaved(addresses: readonly string[]): string[] {
  const v6 = addresses.filter(address => isIP(address) === 6)
  const v4 = addresses.filter(address => isIP(address) !== 6)
  return Array.from({ length: Math.max(v6.length, v4.length) }, (_, i) => [v6[i], v4[i]])
    .flat()
    .filter(address => address !== undefined)
}
