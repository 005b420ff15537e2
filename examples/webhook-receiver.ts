/**
 * A receiver of webhooks, to begin one's own from: shows what is genuine and acknowledges it.
 *
 *     npm run webhook-receiver -- --secret <secret>                              # for “konttori listen”
 *     npm run webhook-receiver -- --secret <secret> --cert cert.pem --key key.pem   # HTTPS, for the service itself
 */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { verifyWebhook } from '../sdk/src/index.ts'

const { values } = parseArgs({
  options: {
    /** May be repeated, for a rotation. */
    secret: { type: 'string', multiple: true },
    port: { type: 'string', default: '3000' },
    cert: { type: 'string' },
    key: { type: 'string' },
  },
})
const { secret: secrets = [], cert, key } = values
if (secrets.length === 0) throw new Error('Give the secret of the webhook with --secret.')

const receive: RequestListener = (request, response) => {
  whole(request)
    .then(body => verifyWebhook(body, request.headers, secrets))
    .then(
      ({ event, integrationEventId, data }) => {
        // Work that takes longer belongs after the answer: the service waits ten seconds.
        console.log(event, integrationEventId, JSON.stringify(data))
        response.writeHead(204).end()
      },
      (error: Error) => {
        console.error(error.message)
        response.writeHead(401).end()
      },
    )
}

/** The body as it came: parsed and written again it would not match the signature. */
async function whole(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const server =
  cert === undefined || key === undefined
    ? createServer(receive)
    : createSecureServer({ cert: readFileSync(cert), key: readFileSync(key) }, receive)
server.listen(Number(values.port), 'localhost', () => {
  const { port } = server.address() as AddressInfo
  console.log(`Receiving at ${cert === undefined ? 'http' : 'https'}://localhost:${port}/`)
})
