/**
 * The service's main job, end to end, over HTTP: sign in, make a key, provision a person, import a month of hours,
 * confirm, approve, close the month into a payroll batch, hear of every step by a signed webhook, correct one
 * exported day and see it rise into the next batch.
 *
 *     node examples/first-month.ts                          a service of its own, on an empty data directory
 *     node examples/first-month.ts --data-dir demo          the same, on a data directory that is kept
 *     node examples/first-month.ts http://127.0.0.1:8080    a running one, as the administrator of `demo.json`
 *
 * Against a running service: `DEMO_FILE` (data/demo.json), or `EMAIL`, `PASSWORD` and `ORGANISATION_ID`. Its webhooks
 * reach the receiver of this program when it was started with `KONTTORI_WEBHOOKS_ALLOW_PRIVATE=on` and trusts the
 * certificate that is printed; otherwise the walk reads the event log instead, and says so.
 */
import { parseArgs } from 'node:util'
import { type Administrator, demoAdministrator } from './first-month/demo-file.ts'
import { ownService } from './first-month/own-service.ts'
import { startReceiver } from './first-month/receiver.ts'
import { walk } from './first-month/walk.ts'

const { values, positionals } = parseArgs({
  options: { 'data-dir': { type: 'string' } },
  allowPositionals: true,
})
const [baseUrl] = positionals
const receiver = await startReceiver()
const { authorityFile } = receiver
const service =
  baseUrl === undefined ? await ownService({ authorityFile, dataDir: values['data-dir'] }) : undefined
try {
  const { url, administrator } = service ?? { url: baseUrl ?? '', administrator: await administratorOf() }
  await walk({ baseUrl: url, administrator, receiver })
} catch (error) {
  console.error(`\n✗ ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
} finally {
  await service?.stop()
  await receiver.close()
}

async function administratorOf(): Promise<Administrator> {
  const { EMAIL, PASSWORD, ORGANISATION_ID, DEMO_FILE = 'data/demo.json' } = process.env
  if (EMAIL && PASSWORD) return { email: EMAIL, password: PASSWORD, organisationId: ORGANISATION_ID }
  return demoAdministrator(DEMO_FILE)
}
