import { assetType } from '../../platform/http/asset-types.ts'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { overPlainHttp } from '../../platform/http/transport.ts'

/** A file that pages are made with. Its address holds a hash of its content, so it may be kept for good. */
export interface Asset {
  readonly path: string
  readonly type: string
  readonly content: Buffer
}

function asset(file: string): Asset {
  const content = readFileSync(join(import.meta.dirname, '../assets', file))
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 16)
  const extension = extname(file)
  return {
    path: `/assets/${file.slice(0, -extension.length)}.${hash}${extension}`,
    type: assetType(file),
    content,
  }
}

export const stylesheet = asset('pages.css')
export const mark = asset('mark.svg')
export const formsScript = asset('forms.js')
export const passkeyScript = asset('passkeys.js')

export function addAssets(server: FastifyInstance): void {
  for (const { path, type, content } of [stylesheet, mark, formsScript, passkeyScript])
    server.get(path, { config: overPlainHttp }, (_request, reply) =>
      reply
        .header('content-type', type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('cross-origin-resource-policy', 'same-origin')
        // A picture is a document of its own when somebody opens it.
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(content),
    )
}
