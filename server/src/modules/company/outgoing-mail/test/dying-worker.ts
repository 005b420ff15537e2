import { secret } from '../../../../../test/world/secret.ts'
import { Authenticator } from '../../../../platform/access/authenticator.ts'
import { auditSealing } from '../../../../platform/audit/sealing.ts'
import { openDatabase } from '../../../../platform/data/database.ts'
import { Keyring } from '../../../../platform/secrets/keyring.ts'
import { silentLog } from '../../../../platform/telemetry/log.ts'
import { silentMetrics } from '../../../../platform/telemetry/metrics.ts'
import { Transactions } from '../../../../platform/transactions/transactions.ts'
import { mailOutbox } from '../sending/outbox.ts'

const keyring = new Keyring(secret)
/** A server process that begins to hand a mail over and says which, until a test kills it. */
const database = openDatabase({
  connection: JSON.parse(process.env['KONTTORI_TEST_CONNECTION'] ?? ''),
  cursorSecret: Buffer.alloc(32, 7),
  audit: auditSealing(keyring, []),
  log: silentLog,
})
const worker = mailOutbox({
  database,
  transactions: new Transactions(database, new Authenticator([]), []),
  keyring,
  mail: {
    send: ({ id }) => {
      process.stdout.write(`${id}\n`)
      return new Promise(() => {})
    },
    close: () => {},
  },
  log: silentLog,
  metrics: silentMetrics,
})
worker.start()
setInterval(() => {}, 60_000)
