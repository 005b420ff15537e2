import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transform } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import { isKey } from '../access/caller.ts'
import type { Operation } from '../contract/operation.ts'
import { type Encoding, preferredEncoding } from './accept-encoding.ts'
import { type Answer, sendJson } from './answer.ts'
import { varyBy } from './varying.ts'

/** Characters from which on an answer is compressed. Below, it fits into one packet with or without. */
const worthCompressing = 1024

/**
 * Answers that are compressed at once. Node compresses in the four threads that also check passwords and look up
 * names; the other two stay free for them. An answer that finds none free goes out as it is.
 */
const atOnce = 2

/**
 * The fastest, because every answer is compressed for one reader: a page of a hundred work days (35 kB) becomes 18 % in
 * 0.14 ms by brotli and 21 % in 0.32 ms by gzip. Quality 5 wins one per cent more and takes eight times as long.
 */
const compress: Readonly<Record<Encoding, (content: Buffer) => Promise<Buffer>>> = {
  br: content =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 1,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: content => promisify(gzip)(content, { level: constants.Z_BEST_SPEED }),
}

/** The same for an answer in pieces. A window of 256 kB in place of 4 MB wins as much, and is held for as long as the caller reads. */
const encoders: Readonly<Record<Encoding, () => Transform>> = {
  br: () =>
    createBrotliCompress({
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 1,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    }),
  gzip: () => createGzip({ level: constants.Z_BEST_SPEED }),
}

let underWay = 0

/**
 * Whether the answers of an operation may be compressed. The length of a compressed answer shows something of a secret in
 * it to anyone who can add words of their own to it and watch its length (BREACH), so that no answer with a secret is:
 * none of a write, in which alone a secret is shown, and none about credentials and signing in.
 */
export const isCompressible = ({ method, credential = 'any' }: Operation): boolean =>
  method === 'GET' && compressibleFor.has(credential)

const compressibleFor: ReadonlySet<string> = new Set(['any', 'personal', 'device', 'public'])

/** Sends the answer, compressed for a caller who asks for it where that pays. */
export function sendCompressible(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): FastifyReply | Promise<FastifyReply> {
  if (answer.body.length < worthCompressing) return sendJson(reply, answer)
  // Also on an answer that is not compressed: another caller of the same address gets it in another form.
  varyBy(reply, 'accept-encoding')
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  if (!encoding || underWay >= atOnce || !wordsAreTheirOwn(request)) return sendJson(reply, answer)
  return sendIn(encoding, reply, answer)
}

/**
 * What an answer in pieces goes through for a caller who asks for it compressed. Its pieces need a thread for a moment each, in
 * turn with everybody else's, so they are not counted.
 */
export function encoderFor(request: FastifyRequest, reply: FastifyReply): Transform | undefined {
  varyBy(reply, 'accept-encoding')
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  if (!encoding || !wordsAreTheirOwn(request)) return undefined
  reply.header('content-encoding', encoding)
  return encoders[encoding]()
}

/**
 * Whether the caller chose the words of the request. A page of another site can lead a browser to an address of ours,
 * with the cookie of the session; then the browser says so, and only of our own pages does it say `same-origin`.
 */
const wordsAreTheirOwn = ({ caller, headers }: FastifyRequest): boolean =>
  caller === null || isKey(caller) || headers['sec-fetch-site'] === 'same-origin'

async function sendIn(encoding: Encoding, reply: FastifyReply, answer: Answer): Promise<FastifyReply> {
  underWay += 1
  try {
    const body = await compress[encoding](Buffer.from(answer.body))
    reply.header('content-encoding', encoding)
    return sendJson(reply, { status: answer.status, body })
  } finally {
    underWay -= 1
  }
}
