import type { FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import { RequestRefused } from '../vocabulary/request-refused.ts'
import { AddressRanges, loopback } from './address-ranges.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered over plain HTTP as well, to anyone who shows no credentials: no secret goes either way. */
    readonly overPlainHttp?: true
  }
}

/** For routes through which no secret goes. */
export const overPlainHttp = { overPlainHttp: true } as const

interface TransportOptions {
  readonly baseUrl: string
  /** The proxies whose `X-Forwarded-Proto` is used. */
  readonly trustedProxies: AddressRanges
  /** Whether the operator lets secrets go over plain HTTP. */
  readonly allowPlainHttp?: boolean
}

/** Who sent a request to this process: an address of this machine, a proxy that is believed, both, or neither. */
interface Peer {
  readonly here: boolean
  readonly trusted: boolean
}

const thisMachine = new AddressRanges(loopback)

/** Refuses what came over plain HTTP from another machine, before anybody looks at what it carries. ADR 88. */
export class Transport {
  readonly #options: TransportOptions
  readonly #behindHttps: boolean
  /** A connection has one peer. */
  readonly #peers = new WeakMap<Socket, Peer>()

  constructor(options: TransportOptions) {
    this.#options = options
    this.#behindHttps = options.baseUrl.startsWith('https:')
  }

  refusal(request: FastifyRequest): RequestRefused | undefined {
    if (this.#options.allowPlainHttp || !this.#cameInTheClear(request)) return undefined
    const { config } = request.routeOptions
    if (config.overPlainHttp && request.headers.authorization === undefined) return undefined
    return new RequestRefused('https_required', 'The request came over plain HTTP from another machine.')
  }

  #cameInTheClear(request: FastifyRequest): boolean {
    const { here, trusted } = this.#peerOf(request)
    const forwarded = trusted && request.headers['x-forwarded-for'] !== undefined
    const asked = trusted ? request.headers['x-forwarded-proto'] : undefined
    const callerIsHere = here && (!forwarded || thisMachine.include(request.ip))
    // A proxy that does not name the scheme is where the base address leads.
    if (asked === undefined) return !(callerIsHere || (trusted && this.#behindHttps))
    return !(everyHttps(asked) || (forwarded && callerIsHere))
  }

  #peerOf({ socket }: FastifyRequest): Peer {
    let peer = this.#peers.get(socket)
    if (!peer) {
      const address = socket.remoteAddress ?? ''
      peer = { here: thisMachine.include(address), trusted: this.#options.trustedProxies.include(address) }
      this.#peers.set(socket, peer)
    }
    return peer
  }
}

/** Each proxy adds the scheme of the request that it got. */
const everyHttps = (asked: string | string[]): boolean =>
  String(asked)
    .split(',')
    .every(each => each.trim().toLowerCase() === 'https')
