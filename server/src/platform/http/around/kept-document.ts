import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Encoding, preferredEncoding } from '../accept-encoding.ts'

/** Quality 11 would take seconds of CPU time at every start for a tenth less. */
const brotliQuality = 6

const compress: Readonly<Record<Encoding, (content: Buffer) => Promise<Buffer>>> = {
  br: content =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: content => promisify(gzip)(content),
}

/**
 * A document that does not change while the process runs. It is compressed once, at the first request, and has a strong
 * ETag. All answers share its bytes.
 */
export class KeptDocument {
  readonly #content: Buffer
  readonly #tag: string
  readonly #headers: Readonly<Record<string, string>>
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()

  /** `headers` are those of every answer, its type among them; `vary` where other headers than the encoding choose it. */
  constructor(content: string, headers: Readonly<Record<string, string>>) {
    this.#content = Buffer.from(content)
    this.#tag = createHash('sha256').update(this.#content).digest('base64url').slice(0, 22)
    const vary = headers['vary']
    this.#headers = { ...headers, vary: vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding` }
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding = preferredEncoding(request.headers['accept-encoding'])
    // A strong ETag identifies the bytes, which differ by encoding (RFC 9110 §8.8.1).
    const tag = `"${this.#tag}${encoding ? `-${encoding}` : ''}"`
    reply.headers(this.#headers).header('etag', tag)
    if (isKnown(request.headers['if-none-match'], tag)) {
      reply.removeHeader('content-type')
      return reply.code(304).send()
    }
    if (!encoding) return reply.send(this.#content)
    return reply.header('content-encoding', encoding).send(await this.#in(encoding))
  }

  #in(encoding: Encoding): Promise<Buffer> {
    let made = this.#compressed.get(encoding)
    if (!made) this.#compressed.set(encoding, (made = compress[encoding](this.#content)))
    return made
  }
}

const isKnown = (tags: string | undefined, tag: string): boolean =>
  tags !== undefined &&
  (tags.trim() === '*' || tags.split(',').some(each => each.trim().replace(/^W\//, '') === tag))
