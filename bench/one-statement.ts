import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { encodeParameter } from '../server/src/platform/data/wire/outgoing-messages.ts'
import type { Statement } from '../server/src/platform/data/wire/statement.ts'
import type { DataSet } from './data-set.ts'
import { forSeconds, pgbenchVersion, withoutVariables } from './pgbench.ts'

const run = promisify(execFile)

/** The mean milliseconds that pgbench takes for one statement of an organisation, planned once, with one client; NaN without pgbench. */
export async function timeInPgbench(
  { connection }: DataSet,
  orgId: string,
  { text, values }: Statement,
  seconds: number,
): Promise<number> {
  if (!(await pgbenchVersion())) return Number.NaN
  const dir = await mkdtemp(join(tmpdir(), 'konttori-statement-'))
  try {
    const script = join(dir, 'statement.sql')
    // pgbench takes 255 parameters at most, so the values are written out; in brackets, since a colon within makes one a concatenation.
    const literalOf = (number: number) => {
      const value = encodeParameter(values[number - 1])
      return value === null ? 'null' : `('${String(value).replaceAll("'", "''")}')`
    }
    const body = withoutVariables(
      text.replaceAll(/\$(\d+)/g, (_, number) => literalOf(Number(number))).replaceAll(/\s*\n\s*/g, ' '),
    )
    const scope = `select set_config('app.org_id', '${orgId}', true)`
    await writeFile(script, `begin;\n${scope};\n${body};\ncommit;\n`)
    const env = {
      ...process.env,
      PGHOST: connection.host,
      PGPORT: String(connection.port),
      PGUSER: connection.user,
      PGPASSWORD: connection.password,
      PGOPTIONS: '-c role=konttori_service',
    }
    const { stdout } = await run(
      'pgbench',
      ['-n', '-M', 'prepared', '-c', '1', ...forSeconds(seconds), '-f', script, '-r', connection.database],
      { env, maxBuffer: 1 << 26 },
    )
    return Number(/latency average = ([\d.]+)/.exec(stdout)?.[1])
  } finally {
    await rm(dir, { recursive: true })
  }
}
