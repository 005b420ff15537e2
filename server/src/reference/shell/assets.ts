import { assetType } from '../../platform/http/asset-types.ts'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { KeptDocument } from '../../platform/http/around/kept-document.ts'
import type { AddressWindow } from '../../platform/http/address-window.ts'
import { overPlainHttp } from '../../platform/http/transport.ts'

/** A file that pages are made with. Its address holds a hash of its content, so it may be kept for good. */
export interface Asset {
  readonly path: string
  readonly document: KeptDocument
}

/** One file, or several that are sent as one. */
function asset(...files: readonly [string, ...string[]]): Asset {
  const content = files
    .map(file => readFileSync(join(import.meta.dirname, '../assets', file), 'utf8'))
    .join('')
  const extension = extname(files[0])
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 16)
  return {
    path: `/docs/assets/${files[0].slice(0, -extension.length)}.${hash}${extension}`,
    document: new KeptDocument(content, {
      'content-type': assetType(files[0]),
      'cache-control': 'public, max-age=31536000, immutable',
      // A picture is a document of its own when somebody opens it.
      'content-security-policy': "default-src 'none'; sandbox",
    }),
  }
}

export const stylesheet = asset('reference.css', 'content.css')
export const icon = asset('icon.svg')
export const themeScript = asset('theme.js')
export const pageScript = asset('page.js')
export const searchScript = asset('search.js')

export function addAssets(server: FastifyInstance, readers: AddressWindow): void {
  const options = { onRequest: readers.counting(), config: overPlainHttp }
  for (const { path, document } of [stylesheet, icon, themeScript, pageScript, searchScript])
    server.get(path, options, (request, reply) => document.send(request, reply))
}
