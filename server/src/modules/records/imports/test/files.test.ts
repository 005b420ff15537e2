import { beforeAll, describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { contributionsOf } from '../../../../platform/module.ts'
import { modules } from '../../../index.ts'
import { attachmentTargets } from '../../attachments/port.ts'
import { deskOf } from '../../attachments/test/desk.ts'
import { asReceipt, pdf } from '../../attachments/test/uploads.ts'

const world = await startWorld()
const admin = world.as('aino')
const desk = deskOf(world)

const bring = async (register: string, rows: object[]): Promise<any> => {
  const { status, body } = await admin.post(`/v1/imports/${register}`, { rows })
  expect([status, body.results?.at(-1)], JSON.stringify(body)).toMatchObject([200, { status: 'created' }])
  return body
}
const asDocument = { ...asReceipt, role: 'document' }
const undo = (importId: string) => admin.post(`/v1/imports/${importId}/undo`, {})

beforeAll(async () => {
  await admin.post('/v1/customers', { code: 'omistaja', name: 'Omistaja Oy' })
  await admin.post('/v1/projects', { code: 'HANKE', name: 'Hanke' })
  const stages = [{ code: 'new', name: 'Uusi', probabilityBp: 1000 }]
  await admin.post('/v1/crm/pipelines', { code: 'sales', name: 'Myynti', isDefault: true, stages })
})

/** By the type of record that has files: what an import makes one by. */
const imported: Record<string, { register: string; row: object }> = {
  customer: { register: 'customers', row: { code: 'tiedosto', name: 'Tiedosto Oy' } },
  contact: {
    register: 'contacts',
    row: { name: 'Tiina Tiedosto', customerCode: 'omistaja' },
  },
  lead: { register: 'leads', row: { title: 'Tiedostoja' } },
  deal: { register: 'deals', row: { title: 'Tiedostot' } },
  activity: {
    register: 'activities',
    row: { externalSource: 'crm', externalId: 'f', type: 'call', subject: 'Soitto' },
  },
  purchase: {
    register: 'project-purchases',
    row: {
      ...{ projectCode: 'HANKE', supplier: 'Puu Oy', description: 'Tiedosto' },
      ...{ purchaseDate: '2026-11-02', netCents: 100 },
    },
  },
  project: { register: 'projects', row: { code: 'TIED', name: 'Tiedosto' } },
  task: { register: 'tasks', row: { title: 'Tiedostot talteen' } },
}

/** Records with files that no import makes and takes away again. */
const notImported = new Set(['change_order', 'export_batch', 'outgoing_mail', 'work_day'])

it('every kind of record that has files is tried here, or is made by no import', () => {
  const types = contributionsOf(modules)(attachmentTargets).map(({ type }) => type)
  expect(types.filter(type => !notImported.has(type)).toSorted()).toEqual(Object.keys(imported).toSorted())
})

describe.each(Object.entries(imported))('a file that somebody added to a %s', (type, { register, row }) => {
  it('keeps the import that made the record from being undone, until it is removed', async () => {
    const { importId, results } = await bring(register, [row])
    const { id } = results[0]
    const file = await desk.finalized({ type, id }, pdf(`of ${type}`), asDocument, admin)
    expect(await undo(importId)).toMatchObject({
      status: 409,
      body: {
        code: 'import_undo_blocked',
        rows: [{ index: 0, id, code: 'record_in_use', by: 'attachments' }],
      },
    })
    const url = await desk.link(admin, file)
    expect(await desk.follow(url)).toMatchObject({ status: 200 })
    expect(await admin.delete(`/v1/attachments/${file}`)).toMatchObject({ status: 204 })
    expect(await undo(importId)).toMatchObject({ status: 200 })
  })
})
