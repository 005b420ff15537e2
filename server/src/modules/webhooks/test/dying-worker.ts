import { Authenticator } from '../../../platform/access/authenticator.ts'
import { openDatabase } from '../../../platform/data/database.ts'
import { Keyring } from '../../../platform/secrets/keyring.ts'
import { silentLog } from '../../../platform/telemetry/log.ts'
import { Turns } from '../../../platform/turns/carry-out.ts'
import { DeliveryWorker } from '../sending/delivery-worker.ts'
import { secretOfTests } from './secret.ts'

/** A server process that begins to send and says so, until a test kills it. */
const database = openDatabase({
  connection: JSON.parse(process.env['KONTTORI_TEST_CONNECTION'] ?? ''),
  cursorSecret: Buffer.alloc(32, 7),
  log: silentLog,
})
const authenticator = new Authenticator([])
const worker = new DeliveryWorker({
  database,
  authenticator,
  turns: new Turns(database, authenticator, []),
  keyring: new Keyring(secretOfTests),
  outbound: {
    post: url => {
      process.stdout.write(`sending to ${url}\n`)
      return new Promise(() => {})
    },
    checkUrl: url => ({ ok: true, url }),
    close: async () => {},
  },
  baseUrl: 'http://localhost:8080',
  contracts: [],
  log: silentLog,
  rateBudgets: { of: async () => [] },
})
worker.start()
setInterval(() => {}, 60_000)
