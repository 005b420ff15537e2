import type { Sample } from '../../platform/contract/samples/samples.ts'
import { limits } from '../../platform/vocabulary/limits.ts'
import {
  type Guide,
  guide,
  type GuideSection,
  operation,
  python,
  refusal,
  shell,
  shown,
  text,
  typescript,
} from './guide.ts'

/** A receiver of webhooks that verifies what it is sent, with the SDK and by hand. */
const receiver: readonly Sample[] = [
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

const { attempts, deadlineMs, firstBackoffSeconds, rotationHours, replayMinutes } = limits.webhook

/** From the subscription to a receiver that can be relied on. */
export const webhooks: Guide = {
  name: 'webhooks',
  title: 'Webhooks',
  summary:
    'Be told what happens: subscribe, verify each delivery, try it on your own machine, and recover what was lost.',
  sections: ({ baseUrl }) => [subscribe(baseUrl), verify, deliveries, locally, rotation, recovery(baseUrl)],
}

const subscribe = (baseUrl: string): GuideSection => ({
  id: 'subscribe',
  title: 'Subscribe',
  parts: [
    text`<p>A webhook is an HTTPS address of yours and the events that it wants. The answer has its signing secret, this once. Making one takes <code>integrations.manage</code>, and the capabilities of every event: otherwise 403 ${refusal('webhook_event_scope_exceeds_actor')}. ${operation('webhooks.listEvents')} says which events your key may hear, with the JSON Schema of each payload.</p>`,
    [
      shell(`
curl '${baseUrl}/v1/webhooks' \\
  -H "Authorization: Bearer $KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{
    "url": "https://payroll.example.com/hook",
    "events": ["workday.approved", "member.updated"]
  }'
`),
      typescript(`
import { createClient } from '@konttori/sdk'

const konttori = createClient({ baseUrl: '${baseUrl}', key: process.env['KEY'] })
const { id, secret } = await konttori.webhooks.create({
  url: 'https://payroll.example.com/hook',
  events: ['workday.approved', 'member.updated'],
})
console.log(id, secret.length > 0 ? 'keep the secret' : '')
`),
    ],
    text`<p>It hears what happens from then on. The address must lead to a public host: ${refusal('webhook_url_not_allowed')} says why one does not. Redirects are not followed.</p>`,
  ],
})

const verify: GuideSection = {
  id: 'verify',
  title: 'Verify each delivery',
  program: 'receiver',
  parts: [
    text`<p>Anybody can post to your address. Each delivery is signed: <code>x-service-signature: t=&lt;unix seconds&gt;,v1=&lt;hex&gt;</code>, where <code>v1</code> is the HMAC-SHA256 of <code>&lt;t&gt;.&lt;raw body&gt;</code> with the secret. Take the body as it came, before anything parses it; accept if any <code>v1</code> matches, compared in constant time, and <code>t</code> is within ${replayMinutes} minutes of your clock. A whole receiver:</p>`,
    receiver,
    text`<p>Set <code>WEBHOOK_SECRET</code> and start it. Answer 2xx as soon as the delivery is safe with you, in a queue or a table, and do the work afterwards.</p>`,
  ],
}

const deliveries: GuideSection = {
  id: 'deliveries',
  title: 'What arrives',
  parts: [
    text`<p>A POST of JSON: <code>id</code> of the delivery, <code>event</code>, <code>integrationEventId</code>, <code>createdAt</code>, and <code>data</code> with identifiers, states and instants. Names and hours are not in it; read the record with your key.</p>
<ul><li>Any 2xx within ${deadlineMs / 1000} seconds acknowledges. Anything else is tried again after ${firstBackoffSeconds} seconds, then twice as long each time, ${attempts} attempts in all; then the delivery is a <code>dead_letter</code> and administrators are written to.</li>
<li>A delivery may come twice: drop what you have seen by <code>integrationEventId</code>. It is null only in a test send.</li>
<li>Order is not promised: <code>createdAt</code> says when it happened.</li></ul>`,
  ],
}

const locally: GuideSection = {
  id: 'on-your-machine',
  title: 'On your own machine',
  parts: [
    text`<p>While you write the receiver, nothing needs to reach your machine from outside. One command reads the log with your key and posts each event to you, signed as a delivery is; it prints the secret that it signs with. Another, in a second terminal, makes an event in a sandbox:</p>`,
    shown(
      `
npx konttori listen --forward-to http://localhost:3000/hook
npx konttori trigger workday.approved
`,
      'Webhooks on the own machine',
    ),
    text`<p>Both take the key from <code>KONTTORI_KEY</code> and the service from <code>--url</code>. A receiver with HTTPS and a certificate of its own is trusted when <code>NODE_EXTRA_CA_CERTS</code> names the certificate.</p>`,
  ],
}

const rotation: GuideSection = {
  id: 'rotate-the-secret',
  title: 'Rotate the secret',
  parts: [
    text`<p>${operation('webhooks.rotateSecret')} gives a new secret. For ${rotationHours} hours deliveries are signed with both, one <code>v1</code> each, so put the new one beside the old in <code>WEBHOOK_SECRET</code> (the receiver above takes several, with commas), and take the old one away the day after.</p>`,
    [
      typescript(`
const rotated = await konttori.webhooks.rotateSecret(id)
console.log(rotated.secret !== secret ? 'a new secret' : '')
`),
    ],
  ],
}

const recovery = (baseUrl: string): GuideSection => ({
  id: 'recover',
  title: 'After an outage of yours',
  parts: [
    text`<p>${operation('webhooks.recover')} queues again whatever was logged since an instant and not acknowledged; ${operation('webhooks.redeliver')} sends one delivery again, under its id. ${operation('webhooks.listDeliveries')} shows each with its attempts. Or read the log: ${guide('paging', 'Paging and sweeps')}.</p>`,
    [
      shell(`
curl '${baseUrl}/v1/webhooks' \\
  -H "Authorization: Bearer $KEY"
`),
      typescript(`
const since = new Date(Date.now() - 3_600_000).toISOString()
const { queuedCount } = await konttori.webhooks.recover(id, { since })
console.log(queuedCount, 'queued again')
await konttori.webhooks.delete(id)
`),
    ],
  ],
})
