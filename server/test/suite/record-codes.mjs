import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'

// NODE_OPTIONS loads this into every process of a test run, also into services that tests start.
// A test that draws its requests at random takes the variable away: what it gets by chance proves no code.
const folder = process.env.KONTTORI_ANSWERED_CODES
const recorded = new Set()

/** Appended at once, because a test may kill the process. */
function record(code) {
  if (!process.env.KONTTORI_ANSWERED_CODES || recorded.has(code)) return
  recorded.add(code)
  appendFileSync(join(folder, String(process.pid)), `${code}\n`)
}

if (folder)
  subscribe('fastify.initialization', ({ fastify }) => {
    fastify.addHook('onSend', async (request, reply, payload) => {
      const type = String(reply.getHeader('content-type'))
      // What an answer explains has its values beside its code; the description of the service only shows how it would look.
      if (type.includes('json') && !request.url.startsWith('/v1/openapi'))
        for (const [, code] of String(payload).matchAll(/"code":"(\w+)","values":[{]/g))
          record(`reason ${code}`)
      // What is asked for many at once refuses single ones in its answer; those are POSTs, and nothing that is read is one.
      if (!type.includes('problem+json') && !(request.method === 'POST' && type.includes('json'))) return
      for (const [, code] of String(payload).matchAll(/"code":"([\w-]+)"/g)) {
        record(code)
        // A code of rows is promised by each operation by itself.
        if (request.method === 'POST' && reply.statusCode === 200)
          record(`${request.routeOptions.url} ${code}`)
      }
    })
  })
