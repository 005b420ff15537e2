import type { Sample } from '../../platform/contract/samples/samples.ts'
import { python, typescript } from './guide.ts'

/** A receiver of webhooks that verifies what it is sent, with the SDK and by hand. */
export const receiver: readonly Sample[] = [
  typescript(`
import { createServer } from 'node:http'
import { verifyWebhook } from '@konttori/sdk'

const secrets = (process.env['WEBHOOK_SECRET'] ?? '').split(',')

createServer(async (request, response) => {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  const delivery = await verifyWebhook(body, request.headers, secrets).catch(() => undefined)
  if (delivery) console.log(delivery.event, delivery.integrationEventId, delivery.data)
  response.writeHead(delivery ? 204 : 401).end()
}).listen(Number(process.env['PORT'] ?? 3000))
`),
  python(`
import hashlib, hmac, json, os, time
from http.server import BaseHTTPRequestHandler, HTTPServer

SECRETS = os.environ["WEBHOOK_SECRET"].split(",")

def is_genuine(header, body):
    parts = [part.strip().partition("=") for part in header.split(",")]
    times = [value for name, _, value in parts if name == "t"]
    if len(times) != 1 or not times[0].isdigit() or abs(time.time() - int(times[0])) > 300:
        return False
    text = times[0].encode() + b"." + body
    expected = [hmac.new(secret.encode(), text, hashlib.sha256).hexdigest() for secret in SECRETS]
    given = [value for name, _, value in parts if name == "v1"]
    return any(hmac.compare_digest(one, value) for one in expected for value in given)

class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        genuine = is_genuine(self.headers.get("x-service-signature", ""), body)
        if genuine:
            delivery = json.loads(body)
            print(delivery["event"], delivery["integrationEventId"], delivery["data"], flush=True)
        self.send_response(204 if genuine else 401)
        self.end_headers()

HTTPServer(("127.0.0.1", int(os.environ.get("PORT", 3000))), Receiver).serve_forever()
`),
]
