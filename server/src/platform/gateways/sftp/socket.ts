import type { Socket } from 'node:net'
import { checkedAddresses, type AddressCheck } from '../outbound-https/addresses.ts'
import { dial } from '../outbound-https/dial.ts'
import { publicNames, systemNames } from '../outbound-https/names.ts'
import { type OutboundReach, OutboundRefused } from '../outbound-https/outbound-https.ts'
import { specialRange } from '../outbound-https/public-address.ts'

/** Where connections may lead; as for `https`. */
export interface Reaching extends AddressCheck {
  readonly closed: boolean
}

export const reachingBy = ({ allowPrivate, closed = false }: OutboundReach): Reaching => ({
  closed,
  resolve: allowPrivate ? systemNames : publicNames(),
  refusedRange: allowPrivate ? () => null : specialRange,
})

/**
 * Connects to a checked address of the host. The connection is cut when the signal says so, or when the server has sent
 * more than `mostBytes`: an SSH server may say as much as it likes before and after the user has been let in.
 *
 * @throws {OutboundRefused}
 */
export async function connectedSocket(
  { host, port }: { readonly host: string; readonly port: number },
  reaching: Reaching,
  signal: AbortSignal,
  mostBytes: number,
): Promise<Socket> {
  if (reaching.closed)
    throw new OutboundRefused('connection_failed', `Nobody is called here, so ${host} is not.`)
  const addresses = await checkedAddresses(host, reaching, signal)
  const socket = await dial(addresses, port, signal)
  const cut = () => socket.destroy(signal.reason)
  signal.addEventListener('abort', cut, { once: true })
  socket.once('close', () => signal.removeEventListener('abort', cut))
  socket.on('data', () => {
    if (socket.bytesRead > mostBytes)
      socket.destroy(new OutboundRefused('response_too_large', `${host} sent more than ${mostBytes} bytes.`))
  })
  return socket
}
