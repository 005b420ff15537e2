import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '../../../test/world/client.ts'
import type { TestDatabase } from '../../../test/world/database.ts'
import { atEndOfFile } from '../../../test/world/end-of-file.ts'
import { patientLimits } from '../../../test/world/patience.ts'
import { type App, startApp } from '../../app.ts'
import type { FilePlace } from '../../platform/files/place.ts'
import { silentLog } from '../../platform/telemetry/log.ts'
import type { DemoFile, DemoOrganisation } from '../demo-file.ts'
import type { Demo } from '../demo.ts'

export const baseUrl = 'https://konttori.example'
/** Requests a minute: fewer than a fill makes, by far. */
export const rateLimit = 700

/** The service as a person starts it, with the demo to prepare; every answer is checked. */
export const startWith = (
  database: TestDatabase,
  demo: Pick<Demo, 'prepare'>,
  at: string = baseUrl,
  files?: FilePlace,
): Promise<App> =>
  startApp({
    connection: database.connection,
    secret: Buffer.alloc(32, 7),
    host: '127.0.0.1',
    port: 0,
    baseUrl: at,
    redisUrl: null,
    rateLimits: { key: rateLimit, organisation: rateLimit },
    webhooksAllowPrivate: false,
    checkAnswers: true,
    ...patientLimits,
    log: silentLog,
    beforeListening: demo.prepare,
    ...(files && { files }),
  })

/** A new data directory, gone after the test file. */
export async function dataDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'konttori-demo-'))
  atEndOfFile(() => rm(directory, { recursive: true }))
  return directory
}

export const fileIn = async (directory: string): Promise<DemoFile> =>
  JSON.parse(await readFile(join(directory, 'demo.json'), 'utf8'))

export const withKey = (app: App, key: string): Client =>
  new Client(app.server, { authorization: `Bearer ${key}` })

/** What an organisation's people recorded, in words that do not depend on ids and instants. */
export const daysOf = (database: TestDatabase, slug: string): Promise<object[]> =>
  database.owner(
    `select m.display_name, d.work_date::text, d.status, t.code as day_type, d.worked_minutes, d.credited_minutes,
       d.expected_target_minutes, (
         select jsonb_agg(jsonb_build_array(et.code, e.start_minutes, e.end_minutes, e.duration_minutes, e.note, e.source, (
             select jsonb_agg(v.code) from jsonb_array_elements(e.allocations) a
             join dimension_values v on v.org_id = e.org_id and v.id = (a ->> 'valueId')::uuid)) order by e.position)
         from work_entries e
         join entry_type_versions ev on ev.org_id = e.org_id and ev.id = e.entry_type_version_id
         join entry_types et on et.org_id = ev.org_id and et.id = ev.entry_type_id
         where e.org_id = d.org_id and e.work_day_id = d.id) as entries
     from work_days d
     join organisations o on o.org_id = d.org_id
     join memberships m on m.org_id = d.org_id and m.id = d.membership_id
     left join day_types t on t.org_id = d.org_id and t.id = d.day_type_id
     where o.slug = $1
     order by m.display_name, d.work_date`,
    [slug],
  )

export const memberOf = ({ members }: DemoOrganisation, role: string) => {
  const member = members.find(one => one.role === role)
  if (!member) throw new Error(`nobody is ${role}`)
  return member
}

/** Of each module, whether it is licensed and whether it is active. */
export const modulesOf = ({ modules }: DemoOrganisation): Readonly<Record<string, readonly boolean[]>> =>
  Object.fromEntries(modules.map(({ module, licensed, active }) => [module, [licensed, active]]))
