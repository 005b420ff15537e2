import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { limits } from '../vocabulary/limits.ts'
import { badRequest, RequestRefused } from '../vocabulary/request-refused.ts'
import { answerUnderWay } from './answer-under-way.ts'
import type { Connections } from './connections.ts'
import { hangUp } from './hang-up.ts'
import { type ProblemSource, problemText, sendProblemAndClose } from './raw-problem.ts'

/** Requests of one connection that wait for the answers before theirs. */
const pipelined = 32

/** The requests of one connection: one is answered at a time, so that no more than one answer waits for its reader. */
interface Line {
  busy: boolean
  /** Too many came; what comes after the last answer is not looked at. */
  closed: boolean
  readonly waiting: (readonly [IncomingMessage, ServerResponse])[]
}

const lineKey = Symbol('line')
type Lined = Socket & {
  [lineKey]?: Line
  /** Node's own, undocumented; given back to it when the connection closes, and set up anew for the next. */
  readonly parser?: { onIncoming: unknown } | null
}

/** Requests whose sender waits for `100 Continue` before sending a large body. */
const waitForWord = new WeakMap<IncomingMessage, ServerResponse>()

/** Asks who waits for it to send the body: when it is wanted, not before. */
export function askForBody(request: IncomingMessage): void {
  const response = waitForWord.get(request)
  if (!response) return
  waitForWord.delete(request)
  response.writeContinue()
}

/** Stands before all routes: refuses what no route should see, and lets a connection's requests in one by one. */
export class Doorkeeper {
  readonly #handler: RequestListener
  readonly #connections: Connections
  readonly #source: ProblemSource

  constructor(handler: RequestListener, connections: Connections, source: ProblemSource) {
    this.#handler = handler
    this.#connections = connections
    this.#source = source
  }

  guard(server: Server): void {
    server.on('request', (request, response) => this.#line(request, response))
    server.on('checkContinue', (request, response) => {
      waitForWord.set(request, response)
      this.#line(request, response)
    })
    server.on('checkExpectation', (request, response) => this.#line(request, response))
    server.on('connect', (_request, socket: Socket) => {
      // Node has taken the connection from its parser; what came before on it is not answered any more.
      socket.on('error', () => {})
      if (answerUnderWay(socket)) return void socket.destroy()
      socket.write(problemText(badRequest([{ pointer: '', message: 'this is no proxy' }]), this.#source))
      hangUp(socket)
    })
  }

  #line(request: IncomingMessage, response: ServerResponse): void {
    const socket: Lined = request.socket
    const line = (socket[lineKey] ??= { busy: false, closed: false, waiting: [] })
    if (line.closed) return
    if (!line.busy) return this.#let(line, socket, request, response)
    if (line.waiting.length < pipelined) return void line.waiting.push([request, response])
    line.closed = true
    refuse(socket, response)
    sendProblemAndClose(response, tooManyAtOnce(), this.#source)
  }

  #let(line: Line, socket: Socket, request: IncomingMessage, response: ServerResponse): void {
    line.busy = true
    this.#connections.asks(socket)
    response.once('close', () => {
      line.busy = false
      const next = socket.destroyed ? undefined : line.waiting.shift()
      if (next) this.#let(line, socket, ...next)
      else if (!line.closed) this.#connections.rests(socket)
    })
    const refused = refusalOf(request)
    if (refused) return sendProblemAndClose(response, refused, this.#source)
    if (waitForWord.has(request) && !(Number(request.headers['content-length']) > limits.openBodyBytes))
      askForBody(request)
    this.#handler(request, response)
  }
}

/**
 * Reads no more of a connection. What has arrived may be thousands of requests more, which Node makes objects of and, when
 * the connection ends, aborts one by one: sixty such connections held everybody up for seconds.
 */
function refuse(socket: Lined, lastAnswer: ServerResponse): void {
  if (socket.parser) socket.parser.onIncoming = () => 0
  socket.pause()
  // Whoever has read the answers before it gets the last one too: closing on unread bytes would reset the connection.
  lastAnswer.once('socket', () => socket.resume())
}

const tooManyAtOnce = (): RequestRefused =>
  new RequestRefused(
    'service_busy',
    `More than ${pipelined} requests wait on one connection.`,
    {},
    { 'retry-after': '1' },
  )

/** What is wrong with the head of a request whatever it asks for. */
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
