import { describe, expect, it } from 'vitest'
import { tableMediaTypes } from '../../../../../../platform/contract/table.ts'
import { pricedWorld } from '../../test/world.ts'

const at = await pricedWorld()
const { admin, made, project, customer, members, role, card } = at
const path = '/v1/imports/rate-cards'

const bring = async (rows: readonly object[], more: object = {}) => {
  const { status, body } = await admin.post(path, { rows, ...more })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const statuses = ({ results }: any): string[] => results.map(({ status, code }: any) => code ?? status)
const undo = (importId: string) => admin.post(`/v1/imports/${importId}/undo`, {})
const rulesOf = async (cardId: string): Promise<any[]> =>
  (await admin.get(`/v1/rate-cards/${cardId}/rules`)).body.items
const cardWith = async (code: string) =>
  (await admin.get('/v1/rate-cards?limit=100')).body.items.find((each: any) => each.code === code)

let count = 0
const code = () => `i-${++count}`

describe('rows of rates', () => {
  it('make cards, rules and versions, and nothing the second time', async () => {
    const cardCode = code()
    const place = await project({ customerId: customer.id })
    const rows = [
      { cardCode, validFrom: '2027-01-01', rate: '92,50' },
      { cardCode, cardName: 'Tuodut hinnat', validFrom: '2026-01-01', rateCentsPerHour: '8500' },
      { cardCode, projectRoleCode: role.code, validFrom: '2026-01-01', rate: 99.9 },
      {
        cardCode,
        projectCode: place.code,
        customerCode: customer.code,
        memberEmail: members.onni.email,
        entryTypeCode: 'work',
        validFrom: '2026-01-01',
        validTo: '2026-06-30',
        rateCentsPerHour: 12_000,
        rate: '120',
      },
    ]
    const dry = await bring(rows, { dryRun: true })
    expect(statuses(dry)).toEqual(['updated', 'created', 'created', 'created'])
    expect([dry.importId, dry.results[2].id, await cardWith(cardCode)]).toEqual([null, null, undefined])
    const brought = await bring(rows, { filename: 'hinnat.csv' })
    expect(statuses(brought)).toEqual(['updated', 'created', 'created', 'created'])
    expect(brought.results[3]).toMatchObject({ index: 3, targetCode: cardCode })
    const imported = await cardWith(cardCode)
    expect(imported).toMatchObject({ name: 'Tuodut hinnat', default: false, active: true })
    const rules = await rulesOf(imported.id)
    const rates = (id: string) =>
      rules
        .find(rule => rule.id === id)
        .versions.map((each: any) => [each.validFrom, each.validTo, each.rateCentsPerHour])
    expect(brought.results[0].id).toBe(brought.results[1].id)
    expect(rates(brought.results[0].id)).toEqual([
      ['2026-01-01', '2026-12-31', 8500],
      ['2027-01-01', null, 9250],
    ])
    expect(rules.find(({ id }) => id === brought.results[3].id)).toMatchObject({
      projectId: place.id,
      customerId: customer.id,
      membershipId: members.onni.id,
      entryTypeId: at.work,
      projectRoleId: null,
      versions: [{ validTo: '2026-06-30', rateCentsPerHour: 12_000 }],
    })
    expect(statuses(await bring(rows))).toEqual(Array(4).fill('unchanged'))
    const { items } = (await admin.get('/v1/audit?action=rate_rules.create&limit=5')).body
    expect(items[0].reason).toBe('hinnat.csv')
  })

  it('price hours, and end a rate that is open', async () => {
    const cardCode = code()
    await bring([{ cardCode, cardName: 'Koulun hinnat', validFrom: '2026-01-01', rate: '100' }])
    const { id: rateCardId } = await cardWith(cardCode)
    const place = await project({ rateCardId, state: 'active' })
    await at.worked('onni', '2026-05-04', place.id, 90)
    const revenue = async () => (await admin.get(`/v1/projects/${place.id}/profitability`)).body.revenueCents
    expect(await revenue()).toBe(15_000)
    const ended = await bring([{ cardCode, validFrom: '2026-01-01', validTo: '2026-04-30', rate: '100' }])
    expect(statuses(ended)).toEqual(['updated'])
    expect(await revenue()).toBe(0)
    expect((await undo(ended.importId)).status).toBe(200)
    expect(await revenue()).toBe(15_000)
  })

  it('are refused what does not fit', async () => {
    const base = { cardCode: card.code, validFrom: '2031-01-01', rateCentsPerHour: 8500 }
    await bring([{ ...base, entryTypeCode: 'travel', validTo: '2031-12-31' }])
    const refused = async (row: object, more: object = {}) => {
      const [{ code: error, field }] = (await bring([{ ...base, ...row }], more)).results
      return [error, field]
    }
    const missing = async (field: string) =>
      expect(await refused({ [field]: ' ' })).toEqual(['missing_required', field])
    await missing('cardCode')
    await missing('validFrom')
    await missing('rateCentsPerHour')
    expect(await refused({ cardCode: 'uusi' })).toEqual(['missing_required', 'cardName'])
    for (const [field, value] of [
      ['cardCode', 'x'.repeat(300)],
      ['validFrom', '31.12.2026'],
      ['validTo', 'pian'],
      ['rateCentsPerHour', '85,5'],
      ['rateCentsPerHour', -1],
      ['rateCentsPerHour', 10_000_001],
      ['rate', '85,555'],
      ['rate', -1],
      ['rate', 'paljon'],
      ['rate', 85.01],
    ] as const)
      expect(await refused({ [field]: value }), `${field} ${value}`).toEqual(['invalid_value', field])
    expect(await refused({ rateCentsPerHour: null, rate: 100_000.01 })).toEqual(['invalid_value', 'rate'])
    for (const [field, error] of [
      ['projectCode', 'project_not_found'],
      ['customerCode', 'customer_not_found'],
      ['memberEmail', 'membership_not_found'],
      ['projectRoleCode', 'project_role_not_found'],
      ['entryTypeCode', 'entry_type_not_found'],
    ] as const)
      expect(await refused({ [field]: 'nobody@nowhere.example' })).toEqual([error, field])
    expect(await refused({ memberEmail: Object.values(at.world.tunturi.members)[0]?.email ?? '-' })).toEqual([
      'membership_not_found',
      'memberEmail',
    ])
    expect(await refused({ validTo: '2030-12-31' })).toEqual(['range_end_before_start', 'validTo'])
    const travel = { entryTypeCode: 'travel' }
    expect(await refused({ ...travel, rateCentsPerHour: 9000 })).toEqual([
      'version_ranges_overlap',
      'validFrom',
    ])
    expect(await refused({ ...travel, validFrom: '2031-06-01' })).toEqual([
      'version_ranges_overlap',
      'validFrom',
    ])
    expect(await refused({ ...travel, validTo: '2032-12-31' })).toEqual([
      'version_ranges_overlap',
      'validFrom',
    ])
    expect(await refused(travel, { mode: 'create_only' })).toEqual(['record_exists', undefined])
    expect(await refused({ projectRoleCode: role.code }, { mode: 'update_only' })).toEqual([
      'record_not_found',
      undefined,
    ])
    expect(statuses(await bring([{ ...base, ...travel, validTo: '2031-12-31' }]))).toEqual(['unchanged'])
  })

  it('come as a table', async () => {
    const cardCode = code()
    const csv = `Hinnaston koodi;Hinnaston nimi;Projektirooli;Voimassa alkaen;Tuntihinta\n${cardCode};Taulukosta;${role.code};1.1.2027;85,50\n`
    const { body } = await admin.send('POST', path, csv, { 'content-type': tableMediaTypes.csv })
    expect(statuses(body)).toEqual(['created'])
    const [rule] = await rulesOf((await cardWith(cardCode)).id)
    expect(rule).toMatchObject({
      projectRoleId: role.id,
      versions: [{ validFrom: '2027-01-01', rateCentsPerHour: 8550 }],
    })
  })
})

describe('an import of rates', () => {
  const row = (cardCode: string, more: object = {}) => ({
    cardCode,
    cardName: 'Kumottavat',
    validFrom: '2027-01-01',
    rateCentsPerHour: 8500,
    ...more,
  })

  it('is undone with the cards that it made', async () => {
    const cardCode = code()
    const first = await bring([row(cardCode), row(cardCode, { entryTypeCode: 'work' })])
    const more = await bring([row(cardCode, { validFrom: '2028-01-01', rateCentsPerHour: 9000 })])
    expect((await undo(first.importId)).body).toMatchObject({
      code: 'import_undo_blocked',
      rows: [{ index: 0, code: 'record_changed' }],
    })
    expect((await undo(more.importId)).status).toBe(200)
    const rules = await rulesOf((await cardWith(cardCode)).id)
    expect(rules.map(({ versions }) => versions.map(({ validTo }: any) => validTo))).toEqual([[null], [null]])
    expect((await undo(first.importId)).status).toBe(200)
    expect(await cardWith(cardCode)).toBeUndefined()
    expect((await undo(first.importId)).body.code).toBe('import_already_undone')
  })

  it('is not undone once its card is another or in use', async () => {
    const blocked = async (importId: string) => (await undo(importId)).body.rows
    const [renamed, used, filled] = [code(), code(), code()]
    const imports = []
    for (const each of [renamed, used, filled]) imports.push((await bring([row(each)])).importId)
    await admin.patch(`/v1/rate-cards/${(await cardWith(renamed)).id}`, { name: 'Toinen nimi' })
    await project({ rateCardId: (await cardWith(used)).id })
    await made(`/v1/rate-cards/${(await cardWith(filled)).id}/rules`, {
      entryTypeId: at.travel,
      versions: [{ validFrom: '2027-01-01', rateCentsPerHour: 1 }],
    })
    expect(await blocked(imports[0] ?? '')).toMatchObject([{ code: 'record_changed' }])
    expect(await blocked(imports[1] ?? '')).toMatchObject([{ code: 'record_in_use', by: 'projects' }])
    expect(await blocked(imports[2] ?? '')).toMatchObject([{ code: 'record_in_use', by: 'rate_rules' }])
    expect(await cardWith(renamed)).toBeDefined()
  })

  it('is for who manages projects', async () => {
    const { secret } = await at.world.key('aino', { scope: ['projects.read'] })
    const answer = await at.world.withKey(secret).post(path, { rows: [row(code())] })
    expect(answer).toMatchObject({ status: 403 })
  })
})
