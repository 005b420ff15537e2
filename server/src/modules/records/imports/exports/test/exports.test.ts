import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../../../../../test/world/client.ts'
import { foundOrganisation } from '../../../../../../test/world/founding.ts'
import { made } from '../../../../../../test/breadth/ways.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { contributionsOf } from '../../../../../platform/module.ts'
import { operationsOf } from '../../../../../platform/contract/family.ts'
import { tableMediaTypes } from '../../../../../platform/contract/table.ts'
import { features } from '../../../../../platform/vocabulary/features.ts'
import { modules } from '../../../../index.ts'
import { exportRegisters, importRegisters } from '../../port.ts'
import { fill, foundation, query } from './filled.ts'

const world = await startWorld()
const admin = world.as('aino')
/** The administrator of another organisation, which may do everything and has the same terms. */
const saari = await foundOrganisation(world.app.services, {
  ...{ name: 'Saari Oy', slug: 'saari' },
  features: features.map(feature => ({ feature })),
  people: { outi: { firstNames: 'Outi', lastName: 'Salo', role: 'admin' } },
})
const outi = world.withKey(saari.members.outi.personalKey)
const registers = contributionsOf(modules)(exportRegisters).map(({ register }) => register)
const operations = modules.flatMap(({ contract }) => operationsOf(contract))

beforeAll(async () => {
  await foundation(world, admin, world.meri)
  await foundation(world, outi, saari)
  await fill(admin, world.meri.members)
})

async function csvOf(client: Client, register: string, more = ''): Promise<string> {
  const { status, body } = await client.get(`/v1/exports/${register}?${query(register, more)}`)
  expect([status, body.code]).toEqual([200, undefined])
  return String(Buffer.from(body.base64, 'base64'))
}

/** Registers whose lists everybody reads. */
const readByAll: ReadonlySet<string> = new Set(['planning-units', 'tracking-targets'])

describe('every register that is imported', () => {
  const imported = contributionsOf(modules)(importRegisters)

  it('is exported', () => {
    expect(registers.toSorted()).toEqual(imported.map(({ register }) => register).toSorted())
  })

  it.each(imported)(
    'is exported with the columns of its import: $register',
    async ({ register, columns }) => {
      const [header = ''] = (await csvOf(admin, register, 'language=en')).replace('\uFEFF', '').split('\r\n')
      const own = columns.filter(({ keys }) => keys === undefined).map(({ headings }) => headings.en)
      expect(header.split(';').filter(heading => !heading.startsWith('cf.'))).toEqual(own)
    },
  )

  it.each(registers)('needs what its list needs: %s', async register => {
    const operation = operations.find(({ path }) => path === `/v1/exports/${register}`)
    expect(operation).toMatchObject({ method: 'GET', download: true })
    if (readByAll.has(register)) return
    expect(await world.as('veera').get(`/v1/exports/${register}?${query(register)}`)).toMatchObject({
      status: 403,
      body: { code: 'insufficient_role' },
    })
  })
})

describe('an export', () => {
  it('does not tell what is masked to its caller', async () => {
    const { secret } = await world.key('aino', { scope: ['org.admin', 'crm.use', 'projects.read'] })
    const masked = world.withKey(secret)
    const csv = await csvOf(masked, 'customers', 'language=en')
    for (const withheld of ['2345678-0', 'laskut@sahko.example', 'FI23456780', 'net_14', '500000'])
      expect(csv).not.toContain(withheld)
    expect(await csvOf(masked, 'leads', 'language=en')).not.toContain('2345678-0')
    const headers = { 'content-type': tableMediaTypes.csv }
    for (const register of ['customers', 'leads']) {
      const bytes = Buffer.from(await csvOf(masked, register))
      const { body } = await masked.post(`/v1/imports/${register}?dryRun=true`, bytes, headers)
      expect(body.results.filter(({ status }: { status: string }) => status !== 'unchanged')).toEqual([])
    }
  })

  it('of a salesperson has what the lists show them, and no payroll, purchases or absences', async () => {
    const sisu = world.as('sisu')
    const csv = await csvOf(sisu, 'customers', 'language=en&code=sahko')
    expect(csv).toContain('Äänekosken Sähkö Oy')
    for (const withheld of ['laskut@sahko.example', 'FI23456780', '500000'])
      expect(csv).not.toContain(withheld)
    for (const register of ['project-purchases', 'absences', 'opening-balances', 'work-days', 'members'])
      expect(await sisu.get(`/v1/exports/${register}?${query(register)}`)).toMatchObject({ status: 403 })
  })

  it('tells of absences what the list tells: no type and no note to who supervises only', async () => {
    const elina = await csvOf(world.as('elina'), 'absences', 'language=en')
    const { items } = (await world.as('elina').get('/v1/absences?limit=100')).body
    expect(elina.trim().split('\r\n')).toHaveLength(items.length + 1)
    for (const { absenceTypeId, note } of items) if (absenceTypeId === null) expect(note).toBeNull()
  })

  it('tells nothing to another organisation', async () => {
    // Both were founded with the same projects.
    for (const { id } of (await outi.get('/v1/projects')).body.items)
      await made(outi.patch(`/v1/projects/${id}`, { description: 'Tunturin oma' }))
    for (const register of registers) {
      const { status, body } = await outi.get(`/v1/exports/${register}?${query(register, 'language=en')}`)
      expect([register, status]).toEqual([register, 200])
      const ours = new Set((await csvOf(admin, register, 'language=en')).trim().split('\r\n'))
      const theirs = String(Buffer.from(body.base64, 'base64')).trim().split('\r\n')
      expect([register, theirs.filter(line => ours.has(line)).length]).toEqual([register, 1])
    }
  })

  it('has the filters of its list, and its refusals', async () => {
    const csv = await csvOf(admin, 'customers', 'code=sahko&language=en')
    expect(csv.trim().split('\r\n')).toHaveLength(2)
    expect(await csvOf(admin, 'project-purchases', 'code=ERP')).toContain('Puu Oy')
    expect((await csvOf(admin, 'project-purchases', 'code=ERP')).trim().split('\r\n')).toHaveLength(2)
    expect(await admin.get('/v1/exports/customers?externalSource=erp')).toMatchObject({
      body: { code: 'external_ref_incomplete' },
    })
    expect(await admin.get('/v1/exports/customers?colour=red')).toMatchObject({ status: 400 })
  })

  it('is the file itself for whoever asks for it, in the language of the reader', async () => {
    const csv = await admin.get('/v1/exports/customers?code=sahko', {
      accept: 'text/csv',
      'accept-language': 'sv',
    })
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="customers.csv"',
    })
    expect(csv.body).toContain('Kundgrupp')
    const workbook = await admin.get('/v1/exports/customers', { accept: tableMediaTypes.xlsx })
    expect(workbook.headers).toMatchObject({
      'content-type': tableMediaTypes.xlsx,
      'content-disposition': 'attachment; filename="customers.xlsx"',
    })
  })

  it('protects what a spreadsheet would take for a formula', async () => {
    for (const register of ['customers', 'project-purchases', 'projects']) {
      const csv = await csvOf(admin, register, 'language=en')
      for (const formula of ['=1+1', '+358 40 123', '@SUM(A1)']) {
        expect(csv).toContain(`;'${formula}`)
        expect(csv).not.toContain(`;${formula}`)
      }
    }
  })

  it('has more rows than a page of the list', async () => {
    const rows = Array.from({ length: 250 }, (_, index) => ({
      code: `monta_${index}`,
      name: `Monta ${index}`,
    }))
    await admin.post('/v1/imports/customers', { rows })
    const csv = await csvOf(admin, 'customers', 'q=monta&language=en')
    expect(new Set(csv.match(/monta_\d+/g)).size).toBe(250)
  })

  it('for another organisation has no id of this one', async () => {
    const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/
    for (const register of registers)
      expect([register, uuid.test(await csvOf(admin, register, 'recordIds=false'))]).toEqual([
        register,
        false,
      ])
  })

  it('of balances as of a day has what accounts have then, as another system opens them', async () => {
    const csv = await csvOf(admin, 'opening-balances', 'asOf=2026-01-31&language=en')
    expect(csv).toContain('veera@meri.example;Overtime;;300;2026-01-31')
    expect(await csvOf(admin, 'opening-balances', 'language=en')).toContain(
      'veera@meri.example;Overtime;;300;2024-01-01',
    )
  })
})

describe('a row that says the id of a record', () => {
  it('means it, whatever else it says', async () => {
    const [{ id }] = (await admin.get('/v1/customers?code=sahko')).body.items
    const row = { recordId: id, name: 'Uusi nimi Oy' }
    expect((await admin.post('/v1/imports/customers', { rows: [row], dryRun: true })).body.results).toEqual([
      expect.objectContaining({ status: 'updated', id }),
    ])
  })

  it.each(['customers', 'contacts', 'leads', 'deals', 'activities', 'tasks', 'planning-units'])(
    'is refused in %s where there is no such record',
    async register => {
      for (const recordId of ['019aa3b2-6b00-7c1e-8f00-4b6f0d9c1fff', 'ei ole']) {
        const { body } = await admin.post(`/v1/imports/${register}`, { rows: [{ recordId }] })
        expect(body.results).toMatchObject([
          { status: 'error', code: 'record_not_found', field: 'recordId', id: null },
        ])
      }
    },
  )
})
