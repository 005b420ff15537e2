import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { exitCodes } from '../../src/lifecycle/exit-codes.ts'
import { ask, startService } from '../lifecycle/service.ts'
import { repository } from '../suite/isolation.ts'
import { foundedDatabase } from '../world/database.ts'

const { database, meri } = await foundedDatabase()
const { connection } = database
const { members, catalogs, serviceKey: key } = meri
const dayOf = (date: string) => `/v1/team/members/${members.veera.id}/work-days/${date}`
const hours = { entries: [{ entryTypeId: catalogs.entryTypes.work, durationMinutes: 450 }] }

/** A later version of the service: this one with further migrations. Answers its program. */
async function versionWith(migrations: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'konttori-next-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const path of ['package.json', 'server/package.json', 'server/src'])
    await cp(join(repository, path), join(folder, path), { recursive: true })
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'))
  for (const [name, text] of Object.entries(migrations))
    await writeFile(join(folder, 'server/src/platform/data/migrations', `${name}.ts`), text)
  return join(folder, 'server/src/main.ts')
}

const expansion = '29991231T0001_expanding'
const expanding = `
import { type Kysely, sql } from 'kysely'

export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`alter table memberships add column shoe_size integer\`.execute(db)
  await sql\`alter table work_days add column mood text not null default 'fine'\`.execute(db)
  await sql\`create table moods (org_id uuid not null, id uuid not null, primary key (org_id, id))\`.execute(db)
}
`
const contracting = `
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`alter table work_days drop column mood\`.execute(db)
}
`

it('a version and the next one serve one database side by side, through the expansion, until it is contracted', async () => {
  const present = await startService(connection)
  const failures: unknown[] = []
  let upgraded = false
  const asking = (async () => {
    while (!upgraded) {
      const read = await ask(present, '/v1/memberships?limit=50', { key })
      const written = await ask(present, `${dayOf('2026-05-04')}/entries`, {
        key,
        method: 'PUT',
        body: hours,
      })
      failures.push(...[read, written].filter(({ status }) => status !== 200))
    }
  })()

  const next = await startService(connection, {}, undefined, await versionWith({ [expansion]: expanding }))
  upgraded = true
  await asking
  expect(failures).toEqual([])
  expect(next.told).toContain(expansion)

  for (const [writer, reader, date] of [
    [present, next, '2026-05-05'],
    [next, present, '2026-05-06'],
  ] as const) {
    const put = await ask(writer, `${dayOf(date)}/entries`, { key, method: 'PUT', body: hours })
    expect(put).toMatchObject({ status: 200, body: { workedMinutes: 450 } })
    expect(await ask(reader, dayOf(date), { key })).toMatchObject({ status: 200, body: put.body })
  }
  const changed = { key, method: 'PATCH', body: { phone: '+358 40 123 4567' } }
  expect((await ask(present, `/v1/memberships/${members.veera.id}`, changed)).status).toBe(200)
  expect((await ask(next, `/v1/memberships/${members.veera.id}`, { key })).body.phone).toBe(
    changed.body.phone,
  )

  // A process of the version before that has to be started again meanwhile, or a way back.
  expect(await present.stop()).toBe(exitCodes.stopped)
  await present.start()
  expect((await ask(present, dayOf('2026-05-06'), { key })).status).toBe(200)

  expect([await present.stop(), await next.stop()]).toEqual([exitCodes.stopped, exitCodes.stopped])
  const last = { [expansion]: expanding, '29991231T0002_contracting': contracting }
  await startService(connection, {}, undefined, await versionWith(last))
  await expect(present.start()).rejects.toThrow(`ended with ${exitCodes.databaseNewerThanCode}`)
  expect(present.told).toContain('29991231T0002_contracting')
})
