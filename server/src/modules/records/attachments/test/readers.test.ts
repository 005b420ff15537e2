import { describe, expect, it } from 'vitest'
import type { Client } from '../../../../../test/world/client.ts'
import { made } from '../../../../../test/breadth/ways.ts'
import { thingsOf } from '../../../../../test/breadth/things.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { type Capability, capabilities } from '../../../../platform/vocabulary/capabilities.ts'
import { deskOf } from './desk.ts'
import { pdf } from './uploads.ts'

const world = await startWorld()
const things = await thingsOf(world, 'meri')
const desk = deskOf(world)
const admin = world.as('aino')
const onni = world.as('onni')
const pathOf = (path: string, code: string) => ({ id: things[code] ?? '', path: `${path}/${things[code]}` })

interface Target {
  readonly id: string
  /** Where the record itself is read, and where by whose own it is. */
  readonly path: string
  readonly ownPath?: string
  /** Capabilities that read the record, and are not for anyone who may read its files. */
  readonly without?: readonly Capability[]
}

/** A record of every type that has files; those of mails are for administrators in a browser, see downloads-attacked.test.ts. */
const day = (await desk.draft()).id
const batch = (await desk.batch()).id
const privacy = ['crm.privacy'] as const
const targets: Readonly<Record<string, Target>> = {
  work_day: { id: day, path: `/v1/work-days/${day}` },
  export_batch: { id: batch, path: `/v1/export-batches/${batch}` },
  customer: { ...pathOf('/v1/customers', 'customer_not_found'), without: privacy },
  contact: {
    ...pathOf(`/v1/customers/${things['customer_not_found']}/contacts`, 'crm_contact_not_found'),
    without: privacy,
  },
  deal: pathOf('/v1/crm/deals', 'crm_deal_not_found'),
  lead: { ...pathOf('/v1/crm/leads', 'crm_lead_not_found'), without: privacy },
  activity: pathOf('/v1/crm/activities', 'crm_activity_not_found'),
  project: pathOf('/v1/projects', 'project_not_found'),
  task: {
    ...pathOf('/v1/tasks', 'task_not_found'),
    ownPath: `/v1/me/tasks/${things['task_not_found']}`,
  },
  purchase: pathOf(`/v1/projects/${things['project_not_found']}/purchases`, 'project_purchase_not_found'),
}
const files: Record<string, string> = {}
for (const [type, { id }] of Object.entries(targets))
  files[type] = await desk.finalized(
    { type, id },
    pdf(type),
    { fileName: `${type}.pdf`, contentType: 'application/pdf', role: 'document' },
    type === 'work_day' ? onni : admin,
  )

const keyOf = async (scope: readonly Capability[], more: { kind?: 'service'; readOnly?: boolean } = {}) =>
  world.withKey((await world.key('aino', { scope, ...more })).secret)

/** Each with the one capability that they hold, where it is one. */
const readers: Readonly<Record<string, readonly [Client, Capability?]>> = {
  'an employee': [world.as('paavo')],
  'the employee': [onni],
  'a manager': [world.as('eero')],
  'another manager': [world.as('elina')],
  'a dispatcher': [world.as('otso')],
  'a seller': [world.as('sisu')],
  finance: [world.as('lumi')],
  payroll: [world.as('tauno')],
  personnel: [world.as('helmi')],
  'an administrator': [admin],
  'a service key': [world.service],
  'a key that only reads': [await keyOf(capabilities, { readOnly: true })],
  'a key without a scope': [await keyOf([])],
  'a service key without a scope': [await keyOf([], { kind: 'service' })],
  'somebody of another organisation': [world.as('sanna')],
}
const single: Record<string, readonly [Client, Capability?]> = {}
for (const capability of capabilities) {
  single[`a key with ${capability}`] = [await keyOf([capability]), capability]
  single[`a service key with ${capability}`] = [await keyOf([capability], { kind: 'service' }), capability]
}

const nothing = { status: 404, body: { code: 'attachment_not_found' } }

describe('a file is read exactly where its record is, by every way to it', () => {
  it.each(Object.entries({ ...readers, ...single }))('%s', async (_, [client, capability]) => {
    const wrong: string[] = []
    for (const [type, { id, path, ownPath = path, without = [] }] of Object.entries(targets)) {
      const records = [await client.get(path), await client.get(ownPath)]
      const reads =
        records.some(({ status }) => status === 200) &&
        !(capability && (without as readonly string[]).includes(capability))
      const [list, one, url, thumbnail] = [
        await client.get(`/v1/attachments?targetType=${type}&targetId=${id}`),
        await client.get(`/v1/attachments/${files[type]}`),
        await client.get(`/v1/attachments/${files[type]}/download`),
        await client.get(`/v1/attachments/${files[type]}/download?size=160`),
      ]
      const seen = [list, one, url].map(answer => answer.status === 200)
      if (seen.some(each => each !== reads)) wrong.push(`${type}: the record ${reads}, its file ${seen}`)
      else if (reads) {
        expect(list.body.items.map((file: { id: string }) => file.id)).toEqual([files[type]])
        expect((await desk.follow(url.body.url)).bytes).toEqual(pdf(type))
        expect(thumbnail).toMatchObject({ body: { code: 'attachment_thumbnail_missing' } })
      } else {
        expect([403, 404]).toContain(list.status)
        for (const answer of [one, url, thumbnail]) expect(answer).toMatchObject(nothing)
        const finalized = await client.post(`/v1/attachments/${files[type]}/finalize`, {})
        expect(finalized).toMatchObject(nothing)
        expect(await client.delete(`/v1/attachments/${files[type]}`)).toMatchObject(nothing)
      }
    }
    expect(wrong).toEqual([])
  })
})

it('a URL that somebody got dies with their right to the record, comes back with it, and works for nobody of another organisation', async () => {
  const member = `/v1/memberships/${world.meri.members.paavo.id}`
  await made(admin.patch(member, { role: 'admin' }))
  const paavo = world.as('paavo')
  const urls: Record<string, string> = {}
  for (const [type, id] of Object.entries(files)) urls[type] = await desk.link(paavo, id)
  const statuses = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(urls).map(async ([type, url]) => [type, (await desk.follow(url)).status] as const),
      ),
    )
  const all = (status: number) => Object.fromEntries(Object.keys(files).map(type => [type, status]))
  expect(await statuses()).toEqual(all(200))
  await made(admin.patch(member, { role: 'employee' }))
  expect(await statuses()).toEqual(all(410))
  await made(admin.patch(member, { role: 'hr' }))
  expect(await statuses()).toEqual(all(410))
  await made(admin.patch(member, { role: 'admin' }))
  expect(await statuses()).toEqual(all(200))
  await made(admin.post(`${member}/deactivate`, {}))
  expect(await statuses()).toEqual(all(410))
})
