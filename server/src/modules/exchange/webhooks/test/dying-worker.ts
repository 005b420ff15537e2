import { Authenticator } from '../../../../platform/access/authenticator.ts'
import { auditSealing } from '../../../../platform/audit/sealing.ts'
import { openDatabase } from '../../../../platform/data/database.ts'
import type { OutboundHttps } from '../../../../platform/gateways/outbound-https/outbound-https.ts'
import { Keyring } from '../../../../platform/secrets/keyring.ts'
import { silentLog } from '../../../../platform/telemetry/log.ts'
import { silentMetrics } from '../../../../platform/telemetry/metrics.ts'
import { Transactions } from '../../../../platform/transactions/transactions.ts'
import { DirectPosts } from '../../../../platform/gateways/signed-posts/signed-posts.ts'
import { webhookOutbox } from '../sending/outbox.ts'
import { secretOfTests } from './secret.ts'

const keyring = new Keyring(secretOfTests)
/** A server process that begins to send and says so, until a test kills it. */
const database = openDatabase({
  connection: JSON.parse(process.env['KONTTORI_TEST_CONNECTION'] ?? ''),
  cursorSecret: Buffer.alloc(32, 7),
  audit: auditSealing(keyring, []),
  log: silentLog,
})
const outbound: OutboundHttps = {
  post: url => {
    process.stdout.write(`sending to ${url}\n`)
    return new Promise(() => {})
  },
  checkUrl: url => ({ ok: true, url }),
  close: async () => {},
}
const worker = webhookOutbox(
  {
    database,
    transactions: new Transactions(database, new Authenticator([]), []),
    keyring,
    mail: null,
    log: silentLog,
    metrics: silentMetrics,
  },
  new DirectPosts(outbound, silentLog),
)
worker.start()
setInterval(() => {}, 60_000)
