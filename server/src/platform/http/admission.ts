import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { limits } from '../vocabulary/limits.ts'
import { badRequest, RequestRefused } from '../vocabulary/request-refused.ts'
import { answerUnderWay } from './shapes.ts'
import type { Connections } from './connections.ts'
import { closeConnection } from './close-connection.ts'
import { type ProblemSource, problemText, sendProblemAndClose } from './raw-problem.ts'

/** Pipelined requests of one connection that may wait for earlier answers. */
const pipelined = 32

/** The requests of one connection: one is answered at a time, so that only one answer waits for its reader. */
interface Pipeline {
  busy: boolean
  /** Too many requests came; further ones are ignored. */
  closed: boolean
  readonly waiting: (readonly [IncomingMessage, ServerResponse])[]
}

const pipelineKey = Symbol('pipeline')
type Connection = Socket & {
  [pipelineKey]?: Pipeline
  /** Node's own parser, undocumented; Node resets it for another connection when this one closes. */
  readonly parser?: { onIncoming: unknown } | null
}

/** Requests whose sender waits for `100 Continue` before sending the body. */
const awaitingContinue = new WeakMap<IncomingMessage, ServerResponse>()

/** Sends `100 Continue` when the body is about to be read. */
export function sendContinue(request: IncomingMessage): void {
  const response = awaitingContinue.get(request)
  if (!response) return
  awaitingContinue.delete(request)
  response.writeContinue()
}

/** Runs before all routes: refuses requests that no route should see, and admits a connection's requests one by one. */
export class Admission {
  readonly #handler: RequestListener
  readonly #connections: Connections
  readonly #source: ProblemSource

  constructor(handler: RequestListener, connections: Connections, source: ProblemSource) {
    this.#handler = handler
    this.#connections = connections
    this.#source = source
  }

  guard(server: Server): void {
    server.on('request', (request, response) => this.#enqueue(request, response))
    server.on('checkContinue', (request, response) => {
      awaitingContinue.set(request, response)
      this.#enqueue(request, response)
    })
    server.on('checkExpectation', (request, response) => this.#enqueue(request, response))
    server.on('connect', (_request, socket: Socket) => {
      // Node has detached the connection from its parser, so earlier requests cannot be answered any more.
      socket.on('error', () => {})
      if (answerUnderWay(socket)) return void socket.destroy()
      socket.write(problemText(badRequest([{ pointer: '', message: 'this is no proxy' }]), this.#source))
      closeConnection(socket)
    })
  }

  #enqueue(request: IncomingMessage, response: ServerResponse): void {
    const socket: Connection = request.socket
    const pipeline = (socket[pipelineKey] ??= { busy: false, closed: false, waiting: [] })
    if (pipeline.closed) return
    if (!pipeline.busy) return this.#admit(pipeline, socket, request, response)
    if (pipeline.waiting.length < pipelined) return void pipeline.waiting.push([request, response])
    pipeline.closed = true
    stopParsing(socket, response)
    sendProblemAndClose(response, tooManyAtOnce(), this.#source)
  }

  #admit(pipeline: Pipeline, socket: Socket, request: IncomingMessage, response: ServerResponse): void {
    pipeline.busy = true
    this.#connections.asks(socket)
    response.once('close', () => {
      pipeline.busy = false
      const next = socket.destroyed ? undefined : pipeline.waiting.shift()
      if (next) this.#admit(pipeline, socket, ...next)
      else if (!pipeline.closed) this.#connections.rests(socket)
    })
    const refused = refusalOf(request)
    if (refused) return sendProblemAndClose(response, refused, this.#source)
    if (awaitingContinue.has(request) && !(Number(request.headers['content-length']) > limits.openBodyBytes))
      sendContinue(request)
    this.#handler(request, response)
  }
}

/**
 * Stops parsing a connection. Thousands of further requests may have arrived, for which Node would create objects and, when
 * the connection ends, abort them one by one: sixty such connections blocked the event loop for seconds.
 */
function stopParsing(socket: Connection, lastAnswer: ServerResponse): void {
  if (socket.parser) socket.parser.onIncoming = () => 0
  socket.pause()
  // Closing with unread bytes would reset the connection, and the last answer would be lost.
  lastAnswer.once('socket', () => socket.resume())
}

const tooManyAtOnce = (): RequestRefused =>
  new RequestRefused(
    'service_busy',
    `More than ${pipelined} requests wait on one connection.`,
    {},
    { 'retry-after': '1' },
  )

/** Why the head of a request is refused, whatever its path. */
function refusalOf({ headers, rawHeaders, httpVersion }: IncomingMessage): RequestRefused | undefined {
  if (rawHeaders.length > 2 * limits.headers)
    return badRequest([{ pointer: '', message: `there are more than ${limits.headers} headers` }])
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  // RFC 9112 §3.2: a request of HTTP/1.1 without it, or with two, is answered with 400.
  if (hosts > 1) return badRequest([{ header: 'Host', message: 'is there twice' }])
  if (hosts === 0 && httpVersion === '1.1') return badRequest([{ header: 'Host', message: 'is required' }])
  if (headers.expect !== undefined && !/^100-continue$/i.test(headers.expect))
    return badRequest([{ header: 'Expect', message: 'must be 100-continue' }])
  return undefined
}
