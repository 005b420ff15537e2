/**
 * People from an HR system, over HTTP: 300 rows of a CSV become members with units, supervisors several deep,
 * employers, worktime models and fixed terms; the same rows again change nothing; a month later ten rows differ, and
 * exactly those ten members change.
 *
 *     node examples/provision-people.ts                                      a service of its own, on an empty data directory
 *     node examples/provision-people.ts --url http://127.0.0.1:8080 --key kt_…   a running one, with a service key
 *     node examples/provision-people.ts --url … --key … --file people.csv    one run with another export of the same columns
 *
 * The key needs the scope that `provision-people/service-key.ts` names.
 */
import { parseArgs } from 'node:util'
import { createClient } from '../sdk/src/index.ts'
import { ownService } from './first-month/own-service.ts'
import { peopleIn } from './provision-people/people.ts'
import { provision } from './provision-people/provision.ts'
import { provisioningKey } from './provision-people/service-key.ts'
import { story } from './provision-people/story.ts'

const { values } = parseArgs({
  options: { url: { type: 'string' }, key: { type: 'string' }, file: { type: 'string' } },
})
const service = values.url === undefined ? await ownService() : undefined
try {
  const baseUrl = values.url ?? service?.url ?? ''
  const key = values.key ?? (service && (await provisioningKey(baseUrl, service.administrator)))
  if (key === undefined) throw new Error('a running service asks for --key')
  const konttori = createClient({ baseUrl, key })
  if (values.file === undefined) await story(konttori)
  else {
    const { added, changed, errors } = await provision(konttori, peopleIn(values.file))
    console.log(`${added.length} added, ${changed.length} changed`)
    for (const { employeeNumber, code } of errors) console.log(`  ${employeeNumber}: ${code}`)
    if (errors.length > 0) process.exitCode = 1
  }
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
} finally {
  await service?.stop()
}
